import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import world from 'libphonenumber-js/min/metadata';
import { expect, it } from 'vitest';
import { mergeNumberingPlans } from './mergeNumberingPlans.ts';
import { splitNumberingPlans } from './splitNumberingPlans.ts';

const zones = splitNumberingPlans(world);

it("keeps every country's plan: the zones together are the world", () => {
  const { countries, country_calling_codes } = mergeNumberingPlans([...zones.values()]);
  expect(countries).toEqual(world.countries);
  expect(country_calling_codes).toEqual(world.country_calling_codes);
});

it("gives the markets' calling codes their own zones", () => {
  expect(Object.keys(zones.get('1')?.country_calling_codes ?? {})).toEqual(['1']);
  expect(Object.keys(zones.get('44')?.country_calling_codes ?? {})).toEqual(['44']);
});

it('has no zone of more than 3 kB for a visitor to download', () => {
  const folder = join(import.meta.dirname, 'generated');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  expect(files).toHaveLength(zones.size);
  const large = files.filter(
    (file) => brotliCompressSync(readFileSync(join(folder, file))).length > 3000,
  );
  expect(large).toEqual([]);
});
