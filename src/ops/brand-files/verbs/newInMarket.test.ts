import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';

it.each([
  ['US', undefined],
  ['UK', 'en-GB'],
])('a brand in %s that extends one of the US writes dates as there: %s', async (market, dates) => {
  const dir = await aBrandFolder();
  const flags = ['--extends', 'acme', '--market', market, '--dir', dir];
  const { code, failure } = await ranBrands('new', 'tea', ...flags);
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  const written = JSON.parse(readFileSync(join(dir, 'tea.json'), 'utf8'));
  expect(written.dateLanguage).toBe(dates);
});

it('tells of every setting that it has from its own market', async () => {
  const dir = await aBrandFolder();
  const terms = readFileSync(join(dir, 'terms/terms.md'), 'utf8');
  for (const name of ['supply', 'data']) writeFileSync(join(dir, `terms/${name}.md`), terms);
  const own =
    '"agreement": { "termsTitle": "Terms and Conditions of Supply", "terms": "supply", "privacy": "data" }';
  const consent = '"analytics": { "consent": "optIn" }';
  replaceIn(dir, 'defaults/market/UK.json', '"currency"', `${own},\n  ${consent},\n  "currency"`);
  const us =
    '"agreement": { "termsTitle": "Terms of Service", "terms": "terms", "privacy": "privacy" }';
  replaceIn(
    dir,
    'acme.json',
    '"links"',
    `${us},\n  "analytics": { "consent": "optOut" },\n  "links"`,
  );
  rmSync(join(dir, 'acme-ca.json'));
  rmSync(join(dir, 'acme-uk.json'));
  const { failure, result } = await ranBrands(
    'new',
    'tea',
    '--extends',
    'acme',
    '--market',
    'UK',
    '--dir',
    dir,
  );
  expect(failure).toBe('');
  const written = JSON.parse(readFileSync(join(dir, 'tea.json'), 'utf8'));
  const ofMarket = [
    'dateLanguage',
    ...Object.keys(written.agreement).map((key) => `agreement.${key}`),
    'analytics.consent',
  ];
  expect(ofMarket).toHaveLength(5);
  const told = ofMarket.filter((key) => new RegExp(`tea\\.json:\\d+ {2}${key}: `).test(result));
  expect(told).toEqual(ofMarket);
});
