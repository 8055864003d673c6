import { expect, it } from 'vitest';
import { markdownTable } from './markdownTable.ts';
import { writeSection } from './writeSection.ts';

const DOCUMENT = [
  'By hand.',
  '<!-- page: measured -->',
  'old',
  '<!-- page: end -->',
  'Tried by hand.',
  '<!-- server: measured -->',
  '<!-- server: end -->',
].join('\n');

it('replaces what was measured, and leaves what is written by hand', () => {
  const first = writeSection(DOCUMENT, 'page', 'new\n');
  expect(first).toBe(
    DOCUMENT.replace('<!-- page: measured -->\nold\n', '<!-- page: measured -->\n\nnew\n\n'),
  );
  expect(writeSection(first, 'page', 'new')).toBe(first);
});

it('refuses a document that has no place for the section', () => {
  expect(() => writeSection(DOCUMENT, 'brands', 'new')).toThrow('<!-- brands: measured -->');
  expect(() => writeSection('<!-- page: measured -->', 'page', 'new')).toThrow('page: end');
});

it('writes a table whose columns have one width', () => {
  expect(
    markdownTable(
      ['page', 'ms'],
      [
        ['ours', '1,024'],
        ['a longer name', '9'],
      ],
    ),
  ).toBe(
    [
      '| page          |    ms |',
      '| ------------- | ----: |',
      '| ours          | 1,024 |',
      '| a longer name |     9 |',
    ].join('\n'),
  );
});
