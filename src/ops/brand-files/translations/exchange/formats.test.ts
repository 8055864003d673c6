import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFormat } from './csvFormat.ts';
import { FORMAT_NAMES, FORMATS, formatOfFile } from './formats.ts';
import { sayTerms } from './sayTerms.ts';
import type { TranslationFile } from './TranslationUnit.ts';
import { xliffFormat } from './xliffFormat.ts';

/** Texts that the schema lets a brand write, with characters that are special in each format. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '&',
        '&amp;',
        '"',
        "'",
        '=',
        '+',
        '@',
        ',',
        ';',
        '{brand}',
        ']]>',
        '\u00a0',
        ' ',
        '«',
        'é',
        '…',
        '\\',
        '-->',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join('').replaceAll(/\p{C}/gu, ''))
  .filter((it) => /[\p{L}\p{N}\p{P}]/u.test(it));

const terms: fc.Arbitrary<TranslationFile['terms']> = fc.array(
  fc.record({
    name: fc.constant('terms'),
    file: fc.stringMatching(/^terms\/[a-z-]{1,8}\.fr\.md$/),
    state: fc.constantFrom('present', 'missing', 'outdated'),
  }),
  { maxLength: 3 },
);

const units = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,8}\.json#[a-z]{1,8}(\.[a-z0-9-]{1,8}){1,3}$/),
    source: text,
    target: fc.oneof(text, fc.constant('')),
    same: fc.boolean(),
    about: text,
    maxLength: fc.integer({ min: 1, max: 400 }),
    placeholders: fc.constantFrom([], ['{brand}']),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
);

const file: fc.Arbitrary<TranslationFile> = fc.record({
  brand: fc.constant('acme'),
  sourceLanguage: fc.constant('en-CA'),
  language: fc.constant('fr-CA'),
  terms,
  units,
});

it.each(FORMAT_NAMES)('%s reads back what it writes', (name) => {
  fc.assert(
    fc.property(file, (given) => {
      const { brand, language, units } = FORMATS[name].read(FORMATS[name].write(given));
      const kept = given.units.map(({ id, source, target, same }) => ({
        id,
        source,
        target,
        same,
      }));
      expect({ brand, language, units }).toEqual({
        brand: 'acme',
        language: 'fr-CA',
        units: kept,
      });
    }),
  );
});

it.each(FORMAT_NAMES)('%s says of each text to agree to whether it is there', (name) => {
  fc.assert(
    fc.property(file, (given) => {
      const written = FORMATS[name].write(given);
      for (const it of given.terms) {
        const isTold = name === 'json' ? `"state": "${it.state}"` : sayTerms(it);
        expect(written).toContain(it.file);
        expect(written).toContain(isTold);
      }
    }),
  );
});

it('refuses a translation that a spreadsheet has beside the name of a text to agree to', () => {
  const row = 'id,source,target\nterms/terms.fr.md,,Conditions';
  expect(() => csvFormat.read(row)).toThrow('"terms/terms.fr.md" is a file of its own');
});

it.each([
  ['sep=;\r\nid;source;target\r\na;b;c\r\n'],
  ['\uFEFFsep=\t\r\nid\tsource\ttarget\r\na\tb\tc\r\n'],
  ['id,source,target\ra,b,c\rterms/terms.fr.md,, \r'],
])('csv reads what a spreadsheet has saved: %j', (text) => {
  expect(csvFormat.read(text).units).toEqual([{ id: 'a', source: 'b', target: 'c', same: false }]);
});

it('names the line of a fault below a line that names the delimiter', () => {
  const text = 'sep=,\nid,source,target\n"a';
  expect(() => csvFormat.read(text)).toThrow(
    expect.objectContaining({ at: 'sep=,\n'.length + 17 }),
  );
});

it.each([
  ['<mrk mtype="seg" mid="0">B.</mrk>', 'B.'],
  ['<mrk mtype="seg" mid="0">B.</mrk> <mrk mtype="seg" mid="1">C &amp; {d}.</mrk>', 'B. C & {d}.'],
  ['<mrk mtype="seg" mid="0">B。</mrk><mrk mtype="seg" mid="1">C。</mrk>', 'B。C。'],
  ['\n  <mrk mtype="seg">B.</mrk>\n  <mrk mtype="seg">C.</mrk>\n', 'B. C.'],
  ['\n  B.\n  ', 'B.'],
])('xliff reads a text that a translation tool has cut into sentences: %s', (target, read) => {
  const { units } = FORMATS.xliff.read(xliffWith(`<source>a</source><target>${target}</target>`));
  expect(units).toMatchObject([{ source: 'a', target: read }]);
});

it('xliff refuses markup inside a sentence', () => {
  const cut = '<mrk mtype="seg" mid="0"><g id="1">B</g></mrk>';
  const file = xliffWith(`<source>a</source><target>${cut}</target>`);
  expect(() => FORMATS.xliff.read(file)).toThrow('holds markup');
});

it.each([
  ['texts.xlf', 'xliff'],
  ['texts.XLIFF', 'xliff'],
  ['texts.csv', 'csv'],
  ['texts.json', 'json'],
  ['texts.docx', undefined],
])('%s is read as %s', (path, name) => {
  expect(formatOfFile(path)).toBe(name);
});

it.each([
  ['xliff', '', 'The file is no XLIFF 1.2.'],
  ['xliff', '<html></html>', 'The file is no XLIFF 1.2.'],
  ['xliff', '<xliff version="1.2"></xliff>', 'The file is no XLIFF 1.2.'],
  ['xliff', '<xliff><file original="a"></file></xliff>', 'The file is no XLIFF 1.2.'],
  ['xliff', '<xliff><file', 'The file is no XLIFF 1.2.'],
  [
    'xliff',
    '<!DOCTYPE x [<!ENTITY a "aa">]><xliff/>',
    'The file declares a document type or entities: export it without them.',
  ],
  [
    'xliff',
    xliffWith('<source>a</source><target>b <g id="1">c</g></target>'),
    'The text of "a" holds markup: translate it as plain words.',
  ],
  ['csv', '', 'The file has no column "id".'],
  ['csv', 'id,source\na,b', 'The file has no column "target".'],
  ['csv', 'id,source,target\n"a', 'The file is no CSV: Quote Not Closed.'],
  ['json', '{', 'The file is no JSON.'],
  ['json', '[]', 'The file has no list "units" of translations.'],
  [
    'json',
    '{"units":[{"id":"a","source":"b","target":1}]}',
    'Unit 1 lacks an "id", a "source" or a "target" that is a text.',
  ],
] as const)('%s refuses %j', (name, written, why) => {
  expect(() => FORMATS[name].read(written)).toThrow(why);
});

function xliffWith(inner: string): string {
  return `<xliff version="1.2"><file original="x" source-language="en" target-language="fr-CA"><body><trans-unit id="a">${inner}</trans-unit></body></file></xliff>`;
}

it('says of which brand and in which language an XLIFF is', () => {
  expect(xliffFormat.read(xliffWith('<source>a</source>'))).toEqual({
    brand: 'x',
    language: 'fr-CA',
    units: [{ id: 'a', source: 'a', target: '', same: false }],
  });
});

it.each([
  ['brand', 'id,source,target,brand\na,b,c,acme\nd,e,f,bell'],
  ['language', 'id,source,target,language\na,b,c,fr-CA\nd,e,f,es-US'],
])(
  'refuses a CSV whose rows name more than one %s, as when two files were joined',
  (column, rows) => {
    expect(() => csvFormat.read(rows)).toThrow(`The rows name several in "${column}"`);
  },
);

it('writes no cell that a spreadsheet runs', () => {
  const unit = { source: '=1+1', target: '@SUM(A1)', same: false, about: 'x', maxLength: 9 };
  const written = csvFormat.write({
    brand: 'acme',
    sourceLanguage: 'en',
    language: 'fr-CA',
    terms: [],
    units: [{ ...unit, id: 'a.json#b', placeholders: [] }],
  });
  expect(written).toContain("a.json#b,'=1+1,'@SUM(A1),");
});

it.each([';', '\t'])('reads cells apart by %j, as some spreadsheets write them', (mark) => {
  const rows = [
    ['id', 'source', 'target'],
    ['a', 'b, c', 'd'],
  ];
  const { units } = csvFormat.read(rows.map((row) => row.join(mark)).join('\r\n'));
  expect(units).toEqual([{ id: 'a', source: 'b, c', target: 'd', same: false }]);
});
