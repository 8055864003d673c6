import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aBrandFolder, ranBrands } from '../../../../tests/factories/brands/ranBrands.ts';
import { setAt } from '../../../core/brand/editValue.ts';

const FRENCH = join(import.meta.dirname, '../../../../tests/brands/broken/translations.missing');

it.each([
  ['', 'Mots'],
  ['/fr-CA', 'Mots'],
  ['/fr-CA/same', 'plans.team.name'],
  ['/fr-CA/plans', []],
  ['/fr-CA/plans/team', 'Mots'],
  ['/fr-CA/plans/team/name', 'Un nom bien trop long '.repeat(20)],
  ['/fr-CA/plans/team/name', 42],
  ['/fr-CA/plans/team/features', 'Une ligne'],
])('a wrong value of a catalogue at %s is reported, and not checked further', async (at, value) => {
  const dir = await aBrandFolder();
  cpSync(FRENCH, dir, { recursive: true });
  const file = join(dir, 'plans/acme-ca.json');
  const catalogue = setAt(JSON.parse(readFileSync(file, 'utf8')), `/translations${at}`, value);
  writeFileSync(file, JSON.stringify(catalogue, null, 2));
  const { code, result } = await ranBrands('check', '--dir', dir);
  expect(code).toBe(1);
  expect(result).toMatch(/acme-ca\.json:\d+:\d+ .*\[schema\]/);
});
