import { expect, it } from 'vitest';
import { compileTerms } from './compileTerms.ts';

function compiled(text: string): ReturnType<typeof compileTerms> {
  return compileTerms({ name: 'terms.md', id: 'terms', text });
}

function faults(text: string): readonly string[] {
  return compiled(text).problems.map(({ line, column, why }) => `${line}:${column} ${why}`);
}

it('makes headings, paragraphs and lists of Markdown', () => {
  const { template, problems } = compiled('## One\n\nTwo\nlines.\n\n1. a\n2. b\n\n### End\n');
  expect(problems).toEqual([]);
  expect(template.nodes).toEqual([
    { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'One' }] },
    { kind: 'paragraph', children: [{ kind: 'text', text: 'Two lines.' }] },
    {
      kind: 'list',
      ordered: true,
      items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
    },
    { kind: 'heading', level: 3, children: [{ kind: 'text', text: 'End' }] },
  ]);
});

it('makes strong words, emphasis and links', () => {
  const { template } = compiled('**a** *b* [c](https://d.example) [e](mailto:{support})\n');
  expect(template.nodes[0]).toEqual({
    kind: 'paragraph',
    children: [
      { kind: 'strong', text: 'a' },
      { kind: 'text', text: ' ' },
      { kind: 'emphasis', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'c', href: 'https://d.example' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'e', href: 'mailto:{support}' },
    ],
  });
});

it.each([
  ['a <b>c</b>', '1:3 Raw HTML is not allowed in a text.'],
  ['x\n\n<div>\ny\n</div>', '3:1 Raw HTML is not allowed in a text.'],
  ['<!-- note -->', '1:1 Raw HTML is not allowed in a text.'],
  ['x\n\n[a](javascript:b)', '3:1 A link to "javascript:b" is not allowed in a text.'],
  ['[a](//b.example)', '1:1 A link to "//b.example" is not allowed in a text.'],
  ['![a](https://b.example/c.png)', '1:1 Images are not allowed in a text.'],
  ['- a\n- b\n  - c', '2:1 A list item may hold one paragraph only.'],
  ['- a\n\n  b', '1:1 A list item may hold one paragraph only.'],
  ['**a *b***', '1:1 Only words may stand inside here.'],
  ['#### a', '1:1 A heading of level 4 is not allowed in a text.'],
  ['> a', '1:1 Quotes are not allowed in a text.'],
  ['a  \nb', '1:2 A forced line break is not allowed in a text.'],
  ['a\n\n***', '3:1 A dividing line is not allowed in a text.'],
])('refuses %j', (text, fault) => {
  expect(faults(text)).toEqual([fault]);
});

it('counts lines in files of Windows', () => {
  expect(faults('a\r\n\r\nb\r\n\r\n> c\r\n')).toEqual(['5:1 Quotes are not allowed in a text.']);
});

it('shows an escaped sign as the sign', () => {
  const { template, problems } = compiled('5 \\* 3');
  const [node] = template.nodes;
  const words = node?.kind === 'paragraph' ? node.children.map((word) => word.text) : [];
  expect(problems).toEqual([]);
  expect(words.join('')).toBe('5 * 3');
});

it.each([
  ['quotes', '> ', '2:1'],
  ['lists', '- ', '2:1'],
  ['numbered lists', '1. ', '2:1'],
  ['strong words', '**a ', ''],
  ['emphasis', '*a ', ''],
  ['brackets', '[', ''],
  ['images', '![', ''],
  ['links', '[a](', ''],
  ['code', '`', ''],
  ['tags', '<b>', ''],
  ['headings', '# ', ''],
])(
  'a text with thousands of %s inside each other is a problem or a text, never a crash',
  (_name, sign, at) => {
    const found = faults(`\n${sign.repeat(8000)}words\n`);
    const tooDeep = found.filter((it) => it.includes('inside each other to be read'));
    expect(tooDeep.map((it) => it.split(' ')[0])).toEqual(at === '' ? [] : [at]);
  },
);

it('points at the line that is too deep, and not at the same signs within an earlier one', () => {
  const deep = `${'> > > > '.repeat(2000)}words`;
  const found = faults(`The signs ${'> > > > '.repeat(2000)} mean nothing here.\n\n${deep}\n`);
  expect(found.map((it) => it.split(' ')[0])).toContain('3:1');
});

/** How one level of each begins, which the next level is written under. */
const LEVELS = [
  ['lists', '  ', '- x'],
  ['numbered lists', '   ', '1. x'],
  ['lists by tabs', '\t', '- x'],
  ['lists with quotes', '  ', '> - x'],
] as const;

it.each(LEVELS)(
  '%s under each other, line by line, are refused without being read',
  (_, step, words) => {
    const lines = Array.from({ length: 1200 }, (_line, level) => step.repeat(level) + words);
    const found = faults(`Words.\n\n${lines.join('\n')}\n`);
    expect(found.filter((it) => it.includes('inside each other to be read'))).toHaveLength(1);
  },
);

it('words that are far from the margin are words', () => {
  const line = `${' '.repeat(200)}- and so on`;
  expect(faults(`Words\n${line}\n`)).toEqual([]);
  expect(faults(`- a\n${' '.repeat(200)}b\n`)).toEqual([]);
});

it.each([
  ['unknown placeholders', '{nothing}'],
  ['tags', 'a <b>word'],
])('thousands of %s are found in a moment', (_, line) => {
  expect(faults(`${line}\n`.repeat(20_000))).toHaveLength(20_000);
});
