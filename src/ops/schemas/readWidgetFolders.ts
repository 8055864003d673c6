import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where widgets live, one folder each, from the project's root. */
export const WIDGETS = 'src/page/widgets';

/** What a folder of a widget says to whoever loads it. */
export interface WidgetFolder {
  /** The widget's name, and its folder's. */
  readonly name: string;
  /** Its component's name, and its file's. */
  readonly component: string;
  readonly comes: 'withPage' | 'withPagesThatPlaceIt' | 'onceUsable' | 'never';
  /** The name of the chunk that has it, or its styles; null where the entry script has it, or nothing does. */
  readonly chunk: string | null;
  /** Names of its files. */
  readonly files: readonly string[];
}

/**
 * The widgets' folders by name. Throws where one lacks its definition or component: half a widget is
 * an error of whoever adds it.
 */
export async function readWidgetFolders(root: string): Promise<readonly WidgetFolder[]> {
  const entries = await readdir(join(root, WIDGETS), { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => name);
  return Promise.all(names.toSorted().map((name) => readFolder(root, name)));
}

async function readFolder(root: string, name: string): Promise<WidgetFolder> {
  const folder = join(root, WIDGETS, name);
  const files = (await readdir(folder)).toSorted();
  const component = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  for (const file of ['widget.ts', `${component}.tsx`]) {
    if (!files.includes(file)) throw new Error(`${WIDGETS}/${name}/${file} is not there.`);
  }
  const { widget } = await import(pathToFileURL(join(folder, 'widget.ts')).href);
  const { comes } = widget;
  return { name, component, comes, chunk: chunkOf(name, widget, files), files };
}

/** Of a widget that no script touches, a chunk has the styles, if there are any. */
function chunkOf(
  name: string,
  { comes, chunk = name }: { readonly comes: WidgetFolder['comes']; readonly chunk?: string },
  files: readonly string[],
): string | null {
  if (comes === 'withPagesThatPlaceIt') return chunk;
  const isKept = comes === 'onceUsable' || files.some((file) => file.endsWith('.css'));
  return comes === 'withPage' || !isKept ? null : name;
}
