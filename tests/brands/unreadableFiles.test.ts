import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedWith } from './checkFixture.ts';

/** The check's output after `spoil` has changed acme.json; it receives the path. */
function checkedBrand(spoil: (path: string) => void): string {
  return checkedWith((dir) => spoil(join(dir, 'acme.json')));
}

it('refuses a file of 50 MB by its size', () => {
  expect(checkedBrand((path) => truncateSync(path, 50_000_000))).toBe(
    'acme.json:1:1  The file has 50.0 MB; at most 1 MB is read.  [file-readable]\n' +
      '    Check that it is the right file.\n',
  );
});

it('reports a folder in place of a file', () => {
  const printed = checkedBrand((path) => {
    rmSync(path);
    mkdirSync(path);
  });
  expect(printed).toBe(
    'acme.json:1:1  This is a folder, not a file.  [file-readable]\n' +
      '    Rename or move the folder.\n',
  );
});

it('reports a broken link', () => {
  const printed = checkedBrand((path) => {
    rmSync(path);
    symlinkSync('gone.json', path);
  });
  expect(printed).toBe(
    'acme.json:1:1  The file is not there.  [file-readable]\n    Write it, or mend the link to it.\n',
  );
});

it('reports a link that leads round to itself', () => {
  const printed = checkedBrand((path) => {
    rmSync(path);
    symlinkSync('acme.json', path);
  });
  expect(printed).toBe(
    'acme.json:1:1  The file cannot be read (ELOOP).  [file-readable]\n' +
      '    Check the file and its disk.\n',
  );
});

it.each(['plans/round', 'round'])('checks the rest beside a useless link %s', (name) => {
  const printed = checkedWith((dir) => symlinkSync(basename(name), join(dir, name)));
  expect(printed).toContain(`${name}:1:1  Nothing reads this file`);
});

it('reports an extension in capitals', () => {
  const printed = checkedWith((dir) => renameSync(join(dir, 'acme.json'), join(dir, 'acme.JSON')));
  expect(printed).toContain(
    'acme.JSON:1:1  The name ends in .JSON.  [file-readable]\n' +
      '    Rename the file, so that it ends in .json.\n',
  );
});

it('reports a device without reading it', () => {
  const printed = checkedBrand((path) => {
    rmSync(path);
    symlinkSync('/dev/null', path);
  });
  expect(printed).toBe(
    'acme.json:1:1  This is not a regular file.  [file-readable]\n' +
      '    Put a text file in its place.\n',
  );
});

it.each([
  ['little-endian', '\uFEFF{}', false],
  ['big-endian', '\uFEFF{}', true],
])('reports UTF-16, %s', (_, text, swapped) => {
  const bytes = Buffer.from(text, 'utf16le');
  const printed = checkedBrand((path) => writeFileSync(path, swapped ? bytes.swap16() : bytes));
  expect(printed).toBe(
    'acme.json:1:1  The file is UTF-16.  [file-readable]\n    Save it as UTF-8.\n',
  );
});

it('reports UTF-16 without a byte order mark', () => {
  const printed = checkedBrand((path) => writeFileSync(path, Buffer.from('{}', 'utf16le')));
  expect(printed).toBe(
    'acme.json:1:1  The file holds NUL characters, so it is no text.  [file-readable]\n' +
      '    Save it as UTF-8.\n',
  );
});

it('shows the first character that is not UTF-8', () => {
  const latin = Buffer.from('{\n  "name": "Café"\n}\n', 'latin1');
  expect(checkedBrand((path) => writeFileSync(path, latin))).toBe(
    [
      'acme.json:2:15  A character here is not UTF-8.  [file-readable]',
      '     2 |   "name": "Caf\uFFFD"',
      '       |               ^',
      '    Save the file as UTF-8.',
      '',
    ].join('\n'),
  );
});

it('survives unclosed brackets', () => {
  const printed = checkedBrand((path) => writeFileSync(path, '['.repeat(500_000)));
  expect(printed).toContain('The file nests more than 64 levels deep.  [json-syntax]');
  const few = checkedBrand((path) => writeFileSync(path, '['.repeat(50)));
  expect(few).toContain('The file ends before its JSON does.  [json-syntax]');
});

it('survives an unclosed text', () => {
  const printed = checkedBrand((path) => writeFileSync(path, `{"name": "${'x'.repeat(900_000)}`));
  expect(printed).toContain('The file ends before its JSON does.  [json-syntax]');
});

it('reports what is missing when a file is in the place of a folder', () => {
  const printed = checkedWith((dir) => {
    rmSync(join(dir, 'logos'), { recursive: true });
    writeFileSync(join(dir, 'logos'), 'no folder');
  });
  expect(printed).toContain('There is no logo logos/acme.svg.  [logo-file]');
});

it.each(['.acme.json.swp', 'acme.json~', '#acme.json#', 'README.md', 'terms/README', 'Thumbs.db'])(
  'ignores %s, which people and their tools leave there',
  (name) => {
    expect(checkedWith((dir) => writeFileSync(join(dir, name), 'Call the printer.'))).toBe('');
  },
);

it.each([
  ['acme-two.json5', 'acme-two.json'],
  ['acme-two.jsonc', 'acme-two.json'],
  ['AcmeTwo.json', 'acme-two.json'],
  ['notes.txt', 'notes.json'],
  ['plans/acme-fr.yaml', 'plans/acme-fr.json'],
  ['terms/Terms.md', null],
  ['terms/terms.txt', null],
  ['logos/acme-two.png', 'logos/acme-two.svg'],
  ['defaults/base.json5', null],
  ['defaults/market/FR.yml', 'defaults/market/FR.json'],
] as const)('reports %s, which nothing reads', (name, right) => {
  const printed = checkedWith((dir) => writeFileSync(join(dir, name), '{}'));
  expect(printed).toContain(`${name}:1:1`);
  expect(printed).toContain(
    right === null ? 'Move it out of the folder' : `Save it as ${right}, or move it out`,
  );
});

it.each([
  ['plan', 'Did you mean "plans"?'],
  ['defaults/markets', 'Did you mean "market"?'],
  ['plans/old', 'Move it out of the folder.'],
])('reports the folder %s, in which nothing is read', (name, fix) => {
  const printed = checkedWith((dir) => mkdirSync(join(dir, name)));
  expect(printed).toBe(`${name}:1:1  Nothing reads this folder.  [file-known]\n    ${fix}\n`);
});

it.each([
  ['PNG', '89504e470d0a1a0a0000000d49484452'],
  ['JPEG', 'ffd8ffe000104a464946000101000048'],
  ['GIF', '47494638396101000100800000000000'],
  ['WebP', '524946462400000057454250565038'],
  ['PDF', '255044462d312e340a25c3a4'],
])('reports a %s that is not an SVG, whatever its name', (kind, hex) => {
  const picture = Buffer.from(hex, 'hex');
  const printed = checkedWith((dir) => writeFileSync(join(dir, 'logos/acme.svg'), picture));
  expect(printed).toContain(
    `logos/acme.svg:1:1  This is a ${kind}, not an SVG.  [file-readable]\n` +
      '    Export it as SVG: another name does not make it one.\n',
  );
});

it.each([
  ['after a comma', ',\n  "category"'],
  ['after a bracket', '\n  "id"'],
  ['after a key', ' "acme"'],
  ['inside a text', 'cme"'],
])('reports that a file saved incompletely %s ends too early', (_, next) => {
  const printed = checkedBrand((path) => {
    const text = readFileSync(path, 'utf8');
    const at = text.indexOf(next);
    writeFileSync(path, text.slice(0, next.startsWith(',') ? at + 1 : at));
  });
  expect(printed).toContain('The file ends before its JSON does.  [json-syntax]');
});

it.each(['東京.json', '2026.json', '_.json'])('advises no name that is none for %s', (name) => {
  const printed = checkedWith((dir) => writeFileSync(join(dir, name), '{}'));
  expect(printed).toContain(
    'Give it such a name, with a letter first, or move it out of the folder.',
  );
});
