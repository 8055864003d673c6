import { expect, it } from 'vitest';
import {
  aBrandFolder,
  GOOD_BRANDS,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';
import { brandsCommand } from './brandsCommand.ts';

it('lists market, languages, category, layout, sign-up types, features and hosts', async () => {
  expect(await ranBrands('list', '--dir', GOOD_BRANDS)).toEqual({
    code: 0,
    result: `brand    market  languages  category  layout  sign-up types  features                 hosts
acme-ca  CA      en-CA      liveChat  split   free paid      province tax activation  signup.acme-ca.example
acme-uk  UK      en-GB      liveChat  split   free paid      activation               signup.acme-uk.example
acme     US      en-US      liveChat  split   free paid      activation               signup.acme.example
`,
    failure: '',
  });
});

it('puts the default sign-up type first, and shows programs the same', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'defaults/category/liveChat.json', '"default": "free"', '"default": "paid"');
  expect((await ranBrands('list', '--dir', dir)).result).toContain('paid free');
  const { result } = await ranBrands('list', '--format', 'json', '--dir', dir);
  const { brands, hidden } = JSON.parse(result);
  expect(hidden).toBe(0);
  expect(brands[0]).toEqual({
    id: 'acme-ca',
    name: 'Acme Canada',
    market: 'CA',
    languages: ['en-CA'],
    category: 'liveChat',
    layout: 'split',
    signupTypes: { offered: ['free', 'paid'], default: 'paid' },
    features: ['province', 'tax', 'activation'],
    hosts: ['signup.acme-ca.example'],
  });
});

it('says how many brands it cannot list', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme-uk.json', '"acme-uk"', '');
  const { code, result } = await ranBrands('list', '--dir', dir);
  expect(code).toBe(0);
  expect(result).toContain(`1 more cannot be read: see ${brandsCommand('check', dir)}\n`);
});
