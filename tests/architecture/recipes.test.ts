import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const RECIPES = 'docs/recipes';
const DOCS = [
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/glossary.md',
  ...readdirSync(join(root, RECIPES)).map((file) => `${RECIPES}/${file}`),
];

/** The brands that a reader makes with a guide. */
const TRIED_BRAND = /dayplan|petdays/;

function mdIn(folder: string): readonly string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => `${folder}/${name}`);
}

/** The project's paths that a document names: in backticks, below one of its folders. */
function pathsIn(text: string): readonly string[] {
  const named = text.matchAll(
    /`((?:src|tests|docs|schemas|scripts|brands|\.github)\/[\w./<>*-]*)`/g,
  );
  return [...new Set([...named].map(([, path = '']) => path))];
}

/** The files that a document links to, relative to the project's root. */
function linksIn(text: string, doc: string): readonly string[] {
  const links = text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g);
  return [...links].map(([, link = '']) => join(dirname(doc), link));
}

/** Whether a path exists. `<name>` matches any name of at least one file in the folder. */
function exists(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '');
  return parts
    .reduce<readonly string[]>((folders, part) => folders.flatMap((it) => inside(it, part)), [''])
    .some((found) => existsSync(join(root, found)));
}

/** Returns the entries of a folder that match one part of a path. */
function inside(folder: string, part: string): readonly string[] {
  if (!part.includes('<')) return existsSync(join(root, folder, part)) ? [join(folder, part)] : [];
  const pattern = new RegExp(`^${part.replaceAll('.', '\\.').replaceAll(/<[^>]+>/g, '[^/]+')}$`);
  if (!statSync(join(root, folder)).isDirectory()) return [];
  return readdirSync(join(root, folder))
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

it.each(DOCS)('every path that %s names exists', (doc) => {
  const text = readFileSync(join(root, doc), 'utf8');
  const named = [...pathsIn(text), ...linksIn(text, doc)];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

/** Documents that name few paths. Decisions are not among them: they name what was there then. */
const OTHER_DOCS = ['README.md', ...mdIn('docs'), ...mdIn('docs/checks')].filter(
  (doc) => !DOCS.includes(doc),
);

it('every path that another document names exists', () => {
  const missing = OTHER_DOCS.flatMap((doc) => {
    const text = readFileSync(join(root, doc), 'utf8');
    const named = [...pathsIn(text), ...linksIn(text, doc)];
    return named.filter((path) => !exists(path)).map((path) => `${doc}: ${path}`);
  });
  expect(missing.filter((it) => !TRIED_BRAND.test(it))).toEqual([]);
});

it('every command that a document names is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const unknown = [...DOCS, ...OTHER_DOCS].flatMap((doc) => {
    const named = readFileSync(join(root, doc), 'utf8').matchAll(/npm run (?:--silent )?([\w:]+)/g);
    return [...named].filter(([, name = '']) => !Object.hasOwn(scripts, name)).map(([it]) => it);
  });
  expect(unknown).toEqual([]);
});

it('every source that docs/accessibility.md names exists, in src/page or src', () => {
  const text = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
  const named = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  const places = ['src/page', 'src', '.'].map((place) => join(root, place));
  expect(named.filter((path) => !places.some((at) => existsSync(join(at, path))))).toEqual([]);
});

it('CONTRIBUTING.md links to every recipe', () => {
  const linked = linksIn(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'), 'CONTRIBUTING.md');
  expect(linked).toEqual(expect.arrayContaining(DOCS.filter((doc) => doc.startsWith(RECIPES))));
});

it('finds a path that does not exist, plain, with a name left open, or linked', () => {
  const text =
    'See `src/none.ts`, `src/core/texts/en.ts`, `src/page/widgets/<name>/<Name>.tsx`, ' +
    '`brands/<brand>.yaml` and [it](../none.md#here), but not `aBrand()`.';
  const named = [...pathsIn(text), ...linksIn(text, 'docs/recipes/it.md')];
  expect(named).toHaveLength(5);
  expect(named.filter((path) => !exists(path))).toEqual([
    'src/none.ts',
    'brands/<brand>.yaml',
    'docs/none.md',
  ]);
});
