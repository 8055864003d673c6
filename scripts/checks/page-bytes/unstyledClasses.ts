import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const CLASS = /\.([a-z][\w-]*)/gi;

/** Returns the classes that the build's stylesheets have rules for. */
export async function builtClasses(assets: string): Promise<ReadonlySet<string>> {
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(assets, name), 'utf8')));
  return classesIn(texts.join(''));
}

/**
 * Returns the classes of a page's markup that the build styles, but the CSS in the page does not.
 */
export function unstyledIn(html: string, styled: ReadonlySet<string>): readonly string[] {
  const held = classesIn(html.match(/<style[^>]*>.*?<\/style>/gs)?.join('') ?? '');
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  return [...new Set(used)].filter((name) => styled.has(name) && !held.has(name));
}

function classesIn(css: string): ReadonlySet<string> {
  return new Set(Array.from(css.matchAll(CLASS), ([, name = '']) => name));
}
