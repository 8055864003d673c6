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

it('makes lists inside lists, and keeps the number that a list begins with', () => {
  const { template, problems } = compiled(
    '3. a\n   - b **c**\n   - d\n4. e\n\nWords.\n\n5. f\n\n   1. g\n\n6. h\n',
  );
  const text = (words: string) => ({ kind: 'text', text: words });
  expect(problems).toEqual([]);
  expect(template.nodes).toEqual([
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: [
        [
          text('a'),
          {
            kind: 'list',
            ordered: false,
            items: [[text('b '), { kind: 'strong', text: 'c' }], [text('d')]],
          },
        ],
        [text('e')],
      ],
    },
    { kind: 'paragraph', children: [text('Words.')] },
    {
      kind: 'list',
      ordered: true,
      start: 5,
      items: [[text('f'), { kind: 'list', ordered: true, items: [[text('g')]] }], [text('h')]],
    },
  ]);
});

it.each([
  '1. a\n1. b\n1. c\n',
  'Sign here: ________\n',
  'As in section 5\n(a) of the Act, as\na rule, e.g.\nthis.\n',
  'It began in\n2026. It goes on.\n',
  'Sections 5(a) and\n(b) of the Act, art. 6, par. 1, let.\nb) of it, and paragraphs 7(a),\n(b) and (c).\n',
  'We may — if so asked\n— change it, at\n20° C.\n',
  'Write \\*\\* or {brand}, a_b_c, 5 * 3 and [a].\n',
])('accepts %j', (text) => {
  expect(faults(text)).toEqual([]);
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
  ['- a\n\n  b', '1:1 A list item may hold one paragraph, and lists below it.'],
  ['- a\n- [ ] b', '2:1 Boxes to tick are not allowed in a text.'],
  ['1. a\n   - b\n     > c', '3:6 Quotes are not allowed in a text.'],
  ['- a\n  - b\n    - c <b>\n', '3:9 Raw HTML is not allowed in a text.'],
  ['- a\n  - b\n    - c\n      - d\n        - e', '5:9 This list is inside 4 others.'],
  [
    '1. a\n2. b\n4. c\n5. d',
    '3:1 The item 4 would be numbered 3, because a list counts by itself.',
  ],
  [
    '- a\n  1. b\n  2. c\n  4. d',
    '4:3 The item 4 would be numbered 3, because a list counts by itself.',
  ],
  ['## a {#b-c}', '1:6 "{#b-c}" would show as it is written.'],
  ['a [b]{.underline} c', '1:6 "{.underline}" would show as it is written.'],
  ['a[^1] b', '1:2 "[^1]" would show as it is written.'],
  ['a **b c', '1:3 "**" would show as it is written.'],
  ['- a\n- __b c', '2:3 "__" would show as it is written.'],
  ['[a](https://b.example c)', '1:3 "](" would show as it is written.'],
  ['a:\n• b', '2:1 A line that begins with "•" only continues its paragraph.'],
  ['- a\n  7. b', '2:3 A line that begins with "7." only continues its paragraph.'],
  ['a;\n(b) c', '2:1 A line that begins with "(b)" only continues its paragraph.'],
  ['a; or\n  iv) c', '2:3 A line that begins with "iv)" only continues its paragraph.'],
  [
    'Le client est tenu :\n– de payer',
    '2:1 A line that begins with "–" only continues its paragraph.',
  ],
  ['1° Un.\n2° Deux.', '2:1 A line that begins with "2°" only continues its paragraph.'],
  ['(a) Un.\n(b) Deux.', '2:1 A line that begins with "(b)" only continues its paragraph.'],
  ['- un ; ou\n  b) deux', '2:3 A line that begins with "b)" only continues its paragraph.'],
  ['a:\n2. b', '2:1 A line that begins with "2." only continues its paragraph.'],
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

it.each([
  ['blanks within a line', `a:${' '.repeat(100_000)}x`],
  ['blanks before a line', `a\n${' '.repeat(100_000)}x`],
  ['notes that never end', '[^'.repeat(50_000)],
])('%s are read in a moment', (_, text) => {
  const start = performance.now();
  compiled(text);
  expect(performance.now() - start).toBeLessThan(3000);
});
