import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aBrandFolder, ranBrands } from '../../../../tests/factories/brands/ranBrands.ts';

const BROKEN = join(import.meta.dirname, '../../../../tests/brands/broken');

/** Makes the brand tea on another one, in the good folder overlaid with a fixture's files. */
async function aBrandOn(parent: string, fixture: string, files: readonly string[]) {
  const dir = await aBrandFolder();
  for (const file of files)
    cpSync(join(BROKEN, fixture, file), join(dir, file), { recursive: true });
  const flags = ['--extends', parent, '--name', 'Tea', '--legal-name', 'Tea Ltd.'];
  const { code, failure } = await ranBrands('new', 'tea', ...flags, '--dir', dir);
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  expect((await ranBrands('check', '--dir', dir)).code).toBe(0);
  return JSON.parse(readFileSync(join(dir, 'tea.json'), 'utf8'));
}

it("a new brand has no dark scheme with another's logo", async () => {
  const fixture = 'logo-file.of-the-extended-brand';
  const written = await aBrandOn('acme', fixture, ['acme.json']);
  expect(written).toMatchObject({ theme: { dark: null }, logo: { fileOnDark: null } });
});

it("a new brand has no other's name and logo in another language", async () => {
  const fixture = 'translations.named-anew';
  const files = ['acme-ca.json', 'defaults', 'plans', 'terms'];
  const written = await aBrandOn('acme-ca', fixture, files);
  expect(written.translations).toEqual({ 'fr-CA': { name: null, legalName: null, logo: null } });
});

it('a new brand has the terms and the consent rule of its market, not of the other one', async () => {
  const dir = await aBrandFolder();
  cpSync(join(BROKEN, 'extends-market.terms-and-consent'), dir, { recursive: true });
  rmSync(join(dir, 'acme-uk.json'));
  const flags = ['--extends', 'acme', '--market', 'UK', '--catalogue', 'acme-uk', '--dir', dir];
  const { failure, result } = await ranBrands('new', 'tea', ...flags);
  expect(failure).toBe('');
  expect(result).toMatch(/agreement\.terms: those of its market.*analytics\.consent: that of/s);
  expect((await ranBrands('check', '--dir', dir)).code).toBe(0);
  expect(JSON.parse(readFileSync(join(dir, 'tea.json'), 'utf8'))).toMatchObject({
    agreement: { terms: 'terms-uk' },
    analytics: { consent: 'optIn' },
  });
});
