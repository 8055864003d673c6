import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where widgets live, one folder each, from the project's root. */
export const WIDGETS = 'src/page/widgets';

/** What the code that loads a widget needs to know of its folder. */
export interface WidgetFolder {
  /** The name of the widget and of its folder. */
  readonly name: string;
  /** The name of its component and of the component's file. */
  readonly component: string;
  readonly comes: 'withPage' | 'withPagesThatPlaceIt' | 'onceUsable' | 'never';
  /**
   * The name of the chunk with the widget or only its styles; null when it is in the entry script
   * or in no file.
   */
  readonly chunk: string | null;
  /** Names of its files. */
  readonly files: readonly string[];
}

/**
 * Reads the widgets' folders, sorted by name. Throws when one lacks its definition or component,
 * because it is incomplete.
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

/** For a widget without a script, a chunk holds its styles, if it has any. */
function chunkOf(
  name: string,
  { comes, chunk = name }: { readonly comes: WidgetFolder['comes']; readonly chunk?: string },
  files: readonly string[],
): string | null {
  if (comes === 'withPagesThatPlaceIt') return chunk;
  const isKept = comes === 'onceUsable' || files.some((file) => file.endsWith('.css'));
  return comes === 'withPage' || !isKept ? null : chunk;
}
