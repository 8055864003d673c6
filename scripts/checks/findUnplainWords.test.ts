import { expect, it } from 'vitest';
import { findUnplainWords } from './findUnplainWords.ts';

const PATH = 'src/server/a.tsx';

it('names the line, the word and what to write instead', () => {
  expect(findUnplainWords(PATH, 'const a = 1;\n/** Made anew. */\nconst b = 2;')).toEqual([
    `${PATH}:2: plain-words: 'anew' is hard to read: write 'again', or 'from scratch'`,
  ]);
});

const IN_COMMENTS = [
  ['a comment of a line', 'f(); // Made anew.'],
  ['the last comment of a block', 'function f() {\n  g();\n  // Made anew.\n}'],
  ['a comment in markup', 'const a = <p>{/* Made anew. */}</p>;'],
  ['a comment with a tag', '/**\n * @param a made anew\n */\nfunction f(a: number) {}'],
  ['a comment at the end', 'f();\n// Made anew.\n'],
  ['capitals', '// Anew.\nf();'],
];

it.each(IN_COMMENTS)('finds a word in %s', (_, text) => {
  expect(findUnplainWords(PATH, text)).toHaveLength(1);
});

it('finds words that a line break divides', () => {
  const found = findUnplainWords(PATH, '/**\n * The server is\n * told.\n */\nf();');
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("a.tsx:2: plain-words: 'is told'");
});

it('finds a word in a comment of a stylesheet', () => {
  const css = '/* Painted anew. */\n.anew {\n  color: red;\n}';
  expect(findUnplainWords('scripts/a.css', css)).toHaveLength(1);
});

const ELSEWHERE = [
  ['a string', "f('It is made anew.');"],
  ['a template', 'f(`// ${a} // made anew`);'],
  ['a name', 'const anew = 1;'],
  ['the text of markup', 'const a = <p>Made // anew</p>;'],
  ['a pattern', 'const a = /anew/;'],
  ['a longer word', '// Renewal.\nf();'],
  ["a path's name", '// POST /start-anew.\nf();'],
];

it.each(ELSEWHERE)('accepts a word in %s', (_, text) => {
  expect(findUnplainWords(PATH, text)).toEqual([]);
});

it.each(['src/page/a.tsx', 'src/core/a.ts', 'tests/journeys/a.spec.ts', 'scripts/a.mjs'])(
  'checks the comments of %s',
  (path) => {
    expect(findUnplainWords(path, '// Made anew.\nf();')).toHaveLength(1);
  },
);

it.each(['docs/a.md', 'brands/a.json', 'schemas/a.json'])('leaves %s to its readers', (path) => {
  expect(findUnplainWords(path, '// anew')).toEqual([]);
});
