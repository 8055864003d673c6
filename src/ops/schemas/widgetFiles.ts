import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readWidgetFolders, WIDGETS, type WidgetFolder } from './readWidgetFolders.ts';

const BANNER = `// Generated from the folders of ${WIDGETS} by npm run generate.`;
const GENERATED = `${WIDGETS}/generated`;

const BRINGS = 'brings.ts';
const IN_BROWSER = ['bringsInBrowser.ts', BRINGS];

/**
 * The widgets' names as a schema, and the modules that load them: path from the project's root →
 * content.
 */
export async function widgetFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const folders = await readWidgetFolders(root);
  const chunks = Map.groupBy(
    folders.filter(({ chunk }) => chunk !== null),
    ({ chunk }) => `${chunk}`,
  );
  return new Map([
    ['schemas/widgets.schema.json', namesSchema(folders)],
    [`${GENERATED}/entryWidgets.ts`, entryWidgets(folders)],
    [`${GENERATED}/everyWidget.ts`, everyWidget(folders)],
    [`${GENERATED}/definitions.ts`, definitions(folders)],
    [`${GENERATED}/chunks.ts`, chunkList([...chunks.keys()])],
    ...[...chunks].map(
      ([name, of]) => [`${GENERATED}/chunks/${name}.ts`, chunk(of)] satisfies [string, string],
    ),
  ]);
}

/**
 * The files that an earlier run generated from the widgets' folders: paths from the project's root.
 */
export async function madeOfWidgets(root: string): Promise<readonly string[]> {
  const folder = join(root, GENERATED);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'));
}

function namesSchema(folders: readonly WidgetFolder[]): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'widgets.schema.json',
    title: 'WidgetName',
    description: `The name of a widget: of a folder of ${WIDGETS}, from which npm run generate makes this list.`,
    type: 'string',
    tsType: 'string',
    enum: folders.map(({ name }) => name),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** The widgets in the entry script. */
function entryWidgets(folders: readonly WidgetFolder[]): string {
  const own = folders.filter(({ comes }) => comes === 'withPage');
  return moduleText([
    "import type { WidgetRegistry } from '../../renderer/Widget.ts';",
    ...own.map((it) => importOf(it, '..')),
    '',
    '/** The widgets whose code comes with every page. */',
    `export const entryWidgets: WidgetRegistry = ${registryOf(own)};`,
  ]);
}

/** The widgets that the server renders. */
function everyWidget(folders: readonly WidgetFolder[]): string {
  const bringing = folders.filter(({ files }) => files.includes('brings.ts'));
  return moduleText([
    "import type { WidgetRegistry } from '../../renderer/Widget.ts';",
    ...folders.map((it) => importOf(it, '..')),
    ...bringing.map((it) => bringsOf(it, '..')),
    "import type { Brings } from '../WidgetChunk.ts';",
    '',
    '/** Every widget that a brand file can place: the server renders each at once. */',
    `export const everyWidget: WidgetRegistry = ${registryOf(folders)};`,
    '',
    '/** The state and flows that come with widgets, by their names. */',
    'export const everyBrings: Readonly<Record<string, Brings>> = {',
    ...bringing.map((it) => `  '${it.name}': ${bringsName(it)},`),
    '};',
  ]);
}

/** The widget definitions that the server reads. */
function definitions(folders: readonly WidgetFolder[]): string {
  const chunks = folders.map(({ name, chunk: of }) => `  '${name}': ${of && `'${of}'`},`);
  return moduleText([
    "import type { WidgetDefinition } from '../../renderer/defineWidget.ts';",
    ...folders.map((it) => `import { widget as ${camel(it)} } from '../${it.name}/widget.ts';`),
    '',
    '/** What each widget says of itself. */',
    'export const definitions: Readonly<Record<string, WidgetDefinition>> = {',
    ...folders.map((it) => `  '${it.name}': ${camel(it)},`),
    '};',
    '',
    '/** The chunk of `chunks/` that has a widget, or its styles; null for the entry script. */',
    'export const chunkOfWidget: Readonly<Record<string, string | null>> = {',
    ...chunks,
    '};',
  ]);
}

/** An entry of the build that no page loads. It makes the build create each chunk. */
function chunkList(names: readonly string[]): string {
  return moduleText([
    '/** Every chunk: the build makes a file of each, whose address the document names. */',
    'export const chunks = {',
    ...names.map((name) => `  '${name}': () => import('./chunks/${name}.ts'),`),
    '};',
  ]);
}

function chunk(folders: readonly WidgetFolder[]): string {
  const coded = folders.filter(({ comes }) => comes === 'withPagesThatPlaceIt');
  const islands = folders.filter(({ comes }) => comes === 'onceUsable');
  const kept = folders.filter(({ comes }) => comes === 'never');
  const bringing = coded.filter(({ files }) => files.includes('brings.ts'));
  const parts = [
    coded.length > 0 ? `  widgets: ${registryOf(coded)},` : '',
    bringing.length > 0 ? `  brings: [${bringing.map(bringsName).join(', ')}],` : '',
    ...islands.map(({ component, files }) =>
      files.includes('island.tsx') ? '  createIsland,' : `  createIsland: () => ${component},`,
    ),
  ];
  return moduleText([
    ...kept.flatMap(({ name, files }) =>
      files.filter((it) => it.endsWith('.css')).map((it) => `import '../../${name}/${it}';`),
    ),
    ...coded.map((it) => importOf(it, '../..')),
    ...bringing.map((it) => bringsOf(it, '../..', IN_BROWSER)),
    ...islands.map(({ name, component, files }) =>
      files.includes('island.tsx')
        ? `import { createIsland } from '../../${name}/island.tsx';`
        : `import { ${component} } from '../../${name}/${component}.tsx';`,
    ),
    "import type { WidgetChunk } from '../../WidgetChunk.ts';",
    '',
    'export const chunk: WidgetChunk = {',
    ...parts.filter((part) => part !== ''),
    '};',
  ]);
}

function importOf({ name, component }: WidgetFolder, up: string): string {
  return `import { ${component} } from '${up}/${name}/${component}.tsx';`;
}

/**
 * Imports `brings` from the first of these files that the folder has. In a browser, it is made from
 * the data of the page.
 */
function bringsOf(folder: WidgetFolder, up: string, files: readonly string[] = [BRINGS]): string {
  const file = files.find((name) => folder.files.includes(name)) ?? BRINGS;
  return `import { brings as ${bringsName(folder)} } from '${up}/${folder.name}/${file}';`;
}

function bringsName(folder: WidgetFolder): string {
  return `${camel(folder)}Brings`;
}

function camel({ component }: WidgetFolder): string {
  return component.charAt(0).toLowerCase() + component.slice(1);
}

function registryOf(folders: readonly WidgetFolder[]): string {
  return `{ ${folders.map(({ name, component }) => `'${name}': ${component}`).join(', ')} }`;
}

function moduleText(lines: readonly string[]): string {
  return `${[BANNER, ...lines].join('\n')}\n`;
}
