import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportedDrawings } from '../../../../tests/brands/exports/exportedDrawings.ts';
import {
  aBrandFolder,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';
import { BRANDS } from './readFolderOption.ts';

const LOGO = 'logos/acme.svg';
const SHADOW =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 32"><style>.a{fill:#1b4d89}</style>' +
  '<filter id="f"><feOffset dy="4"/></filter><path class="a" filter="url(#f)" d="M8 4h12v24H8z"/></svg>';

/** A folder whose logo is a drawing program's, 160 by 32. */
async function aFolderWith(svg: string) {
  const dir = await aBrandFolder();
  replaceIn(dir, 'defaults/base.json', '"width": 120', '"width": 160');
  writeFileSync(join(dir, LOGO), svg);
  return { dir, logo: () => readFileSync(join(dir, LOGO), 'utf8') };
}

const [exported = { name: '', id: '', text: '' }] = exportedDrawings();

it('finds every shipped drawing plain', async () => {
  const { code, result } = await ranBrands('clean');
  expect(result).toMatch(/^\d+ drawings read, nothing to clean\.\n$/);
  expect(code).toBe(0);
});

it.each(exportedDrawings())('solves all problems of $name, as the check says', async ({ text }) => {
  const { dir } = await aFolderWith(text);
  const refused = await ranBrands('check', '--dir', dir);
  const [, advised = ''] =
    /^npm run brands -- (clean .*) writes drawings/m.exec(refused.result) ?? [];
  const { code, result } = await ranBrands(...advised.split(' '));
  expect(result).toMatch(/^Cleaned \S*logos\/acme\.svg\n1 drawing read, 1 cleaned\.\n$/);
  expect(code).toBe(0);
  const accepted = await ranBrands('check', '--dir', dir);
  expect(accepted.result).not.toContain(' clean ');
  expect(accepted.result).not.toContain('[logo-file]');
});

it('reports what cannot be written plainly, and solves the rest', async () => {
  const { dir, logo } = await aFolderWith(SHADOW);
  const { code, result } = await ranBrands('clean', '--dir', dir);
  expect(code).toBe(1);
  expect(result).toContain('<filter> is not allowed in a logo');
  expect(logo()).toContain('fill="#1b4d89"');
  expect(logo()).toContain('<feOffset');
  const again = await ranBrands('check', '--dir', dir);
  expect(again.result, 'offers nothing that would not help').not.toContain('clean --dir');
});

it('leaves what is no SVG as it is, and says why', async () => {
  const { dir, logo } = await aFolderWith('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>');
  const { code, result } = await ranBrands('clean', '--dir', dir);
  expect(code).toBe(1);
  expect(result).toMatch(/logos\/acme\.svg:1:\d+/);
  expect(result).toContain('nothing to clean');
  expect(logo()).toContain('<g></svg>');
});

it('cleans the files and folders named and no other', async () => {
  const { dir, logo } = await aFolderWith(exported.text);
  const other = join(dir, 'logos/acme-two.svg');
  writeFileSync(other, exported.text);
  writeFileSync(join(dir, 'logos/acme-three.svg'), exported.text);
  const one = await ranBrands('clean', '--dir', dir, other);
  expect(one.result).toContain('1 drawing read, 1 cleaned.');
  expect(logo()).toBe(exported.text);
  const named = await ranBrands('clean', '--dir', dir, join(dir, 'logos'));
  expect(named.result).toContain('3 drawings read, 2 cleaned.');
});

it('exits with 2 for a file that is no drawing of the folder', async () => {
  const { code, failure } = await ranBrands('clean', join(BRANDS, 'slotbook.json'));
  expect(failure).toContain('slotbook.json is not a logo or an illustration of ');
  expect(code).toBe(2);
});

it('says what it has written before a file that is read-only', async () => {
  const { dir } = await aFolderWith(exported.text);
  const second = join(dir, 'logos/zz.svg');
  writeFileSync(second, exported.text, { mode: 0o444 });
  chmodSync(second, 0o444);
  const { code, failure, result } = await ranBrands('clean', '--dir', dir);
  expect(result).toMatch(/^Cleaned \S*logos\/acme\.svg\n$/);
  expect(failure).toContain('zz.svg is read-only.');
  expect(code).toBe(2);
  expect(readFileSync(second, 'utf8')).toBe(exported.text);
});
