import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRecord } from '../../src/core/rules/json/isRecord.ts';
import { BRAND_CHECKS } from '../../src/ops/brand-files/checks/brandChecks.ts';
import { readSchema } from '../../src/ops/brand-files/schema/schemaFiles.ts';
import { checkedWith, checkFixture, fixtureNames } from './checkFixture.ts';

const CHECKS: readonly string[] = BRAND_CHECKS.map(([name]) => name);
const FIXTURES = fixtureNames().filter((name) => CHECKS.includes(name.split('.')[0] ?? ''));

/** The problems without their positions, which move when a file has more of them. */
function told(printed: string): readonly string[] {
  return printed
    .split('\n')
    .filter((line) => /\[[a-z-]+\]$/.test(line))
    .map((line) => line.replace(/^\S+ +/, ''));
}

const ofFixtures = new Map<string, readonly string[]>();

/** The problems of a fixture by itself, cached. */
function toldAlone(name: string): readonly string[] {
  const known = ofFixtures.get(name) ?? told(checkFixture(name));
  ofFixtures.set(name, known);
  return known;
}

/** The check's output for a fixture whose brands all have another fault too. */
function checkedWithAnother(name: string, from: RegExp, to: string): string {
  return checkedWith((dir) => {
    cpSync(join(import.meta.dirname, 'broken', name), dir, { recursive: true });
    for (const file of readdirSync(dir).filter((it) => it.endsWith('.json'))) {
      const text = readFileSync(join(dir, file), 'utf8');
      writeFileSync(join(dir, file), text.replace(from, to));
    }
  });
}

/**
 * The same code handles wrong and missing values. `test:full` adds each to every fixture, a quick
 * run one of the two.
 */
const isFull = process.env['TEST_FULL'] !== undefined;
const BESIDE_WRONG = FIXTURES.filter((_, index) => isFull || index % 2 === 0);
const BESIDE_MISSING = FIXTURES.filter((_, index) => isFull || index % 2 === 1);

it.each(BESIDE_WRONG)('reports %s beside an invalid required value', (name) => {
  const printed = told(checkedWithAnother(name, /"name": "[^"]*"/, '"name": 12'));
  expect(printed).toEqual(expect.arrayContaining([...toldAlone(name)]));
  expect(printed).toContain('12 is not a text.  [schema]');
});

it.each(BESIDE_MISSING)('reports %s beside a missing required value', (name) => {
  const printed = told(checkedWithAnother(name, /"name": "[^"]*",/, ''));
  expect(printed).toEqual(expect.arrayContaining([...toldAlone(name)]));
  expect(printed).toContain('The file needs "name".  [schema]');
});

const UNCHOSEN = [
  ['category', /"category": "[^"]*",/, ''],
  ['category', /"category": "[^"]*"/, '"category": "nothing"'],
  ['market', /"market": "[^"]*",/, ''],
  ['market', /"market": "[^"]*"/, '"market": "DE"'],
] as const;

/**
 * Problems that cannot be found without a category, which sets the sign-up types here, or without a
 * market.
 */
const UNKNOWN: Readonly<Record<'category' | 'market', readonly string[]>> = {
  category: [
    'catalogue-fits.signup-type-in-a-layer',
    'page-widgets.empty-form',
    'page-widgets.missing',
    'page-widgets.no-payment',
    'page-widgets.no-price',
    'page-widgets.nothing-below',
    'questions.never',
    'questions.never-by-a-plan',
    'questions.unseen',
    'signup-type-default.not-offered',
    'signup-types-offered.sign-in',
    'theme-contrast.in-a-layer',
  ],
  market: [
    'catalogue-fits.currency',
    'market-currency.dollars-in-the-uk',
    'market-currency.pounds-in-the-us',
    'market-currency.the-other-dollar',
    'page-widgets.empty-form',
    'page-widgets.nothing-below',
    'payment-market.bank-debit-from-base',
    'payment-market.direct-debit-in-the-us',
    'payment-market.no-mandate',
    'province-market.us',
    'tax-provinces.missing',
    'tax-provinces.no-province',
    'tax-provinces.no-rate',
    'tax-provinces.twice',
  ],
};

/** A quick run takes each fixture without the one or without the other, and all that are hidden. */
function triedWithout(key: 'category' | 'market'): readonly string[] {
  const first = key === 'category' ? 0 : 1;
  return FIXTURES.filter(
    (name, index) => isFull || index % 2 === first || UNKNOWN[key].includes(name),
  );
}

it.each(UNCHOSEN.filter(([, , to]) => isFull || to === ''))(
  'reports everything else beside a %s, found as %s and written as "%s"',
  (key, from, to) => {
    const hidden = triedWithout(key).filter((name) => {
      const printed = told(checkedWithAnother(name, from, to));
      return !toldAlone(name).every((line) => printed.includes(line));
    });
    expect(hidden).toEqual(UNKNOWN[key]);
  },
);

it.each(['base', 'market/US'])('reports the missing layer %s once', (layer) => {
  const printed = checkedWith((dir) => {
    const brand = JSON.parse(readFileSync(join(dir, 'acme.json'), 'utf8'));
    // A brand with more keys of its own, which misses fewer.
    const other = { ...brand, id: 'other', hosts: ['other.acme.example'], languages: ['en-US'] };
    writeFileSync(join(dir, 'other.json'), JSON.stringify(other));
    rmSync(join(dir, `defaults/${layer}.json`));
  });
  expect(told(printed)).toEqual([
    'This layer is not there, and its brands lack what it says.  [layer-known]',
  ]);
});

it.each(
  FIXTURES.filter(
    (_, index) => isFull || index % 3 === 0 || /^(?:catalogue|text)/.test(FIXTURES[index] ?? ''),
  ),
)('reports %s beside an invalid value in every catalogue', (name) => {
  const printed = told(
    checkedWith((dir) => {
      cpSync(join(import.meta.dirname, 'broken', name), dir, { recursive: true });
      for (const file of readdirSync(join(dir, 'plans'))) {
        const path = join(dir, 'plans', file);
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace('"features": []', '"features": "none"'));
      }
    }),
  );
  expect(printed).toEqual(expect.arrayContaining([...toldAlone(name)]));
  expect(printed).toContain('"none" is not a list.  [schema]');
});

const CATALOGUES = fixtureNames().filter((name) => name.startsWith('catalogue-items.'));

it.each(CATALOGUES)('reports %s beside another invalid value in the catalogue', (name) => {
  const printed = told(
    checkedWith((dir) => {
      cpSync(join(import.meta.dirname, 'broken', name), dir, { recursive: true });
      const path = join(dir, 'plans/acme-us.json');
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace('"isHIPAA": false', '"isHIPAA": "no"'));
    }),
  );
  expect(printed).toEqual(expect.arrayContaining([...toldAlone(name)]));
  expect(printed).toContain('"no" is not true or false.  [schema]');
});

const { properties = {}, required = [] } = readSchema('resolved-brand');
// Files need not contain `locale`, because it follows from the languages.
const WRITTEN = required.filter((key) => key !== 'locale');
const REQUIRED = WRITTEN.flatMap((key) => [
  [key],
  ...(properties[key]?.required ?? []).map((inner) => [key, inner]),
]);

it.each(REQUIRED.map((path) => [path.join('.'), path] as const))(
  'without %s reports nothing but that',
  (_name, path) => {
    const printed = checkedWith((dir) => {
      // Only this brand, because those that extend it would report the problem too.
      for (const file of ['acme-ca.json', 'acme-uk.json']) rmSync(join(dir, file));
      const file = join(dir, 'acme.json');
      const brand = JSON.parse(readFileSync(file, 'utf8'));
      const removed = path.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), null);
      writeFileSync(file, JSON.stringify(mergeDeep(brand, removed)));
    });
    expect(told(printed).filter((line) => !line.endsWith('[schema]'))).toEqual([]);
    expect(told(printed).length).toBeGreaterThan(0);
  },
);

function mergeDeep(value: unknown, over: unknown): unknown {
  if (!isRecord(value) || !isRecord(over)) return over;
  const merged = Object.entries(over).map(([key, inner]) => [key, mergeDeep(value[key], inner)]);
  return { ...value, ...Object.fromEntries(merged) };
}

it.each(UNCHOSEN.filter(([, , to]) => isFull || to === ''))(
  'in a good folder, reports only the %s found as %s and written as "%s"',
  (_key, from, to) => {
    const printed = told(
      checkedWith((dir) => {
        for (const file of readdirSync(dir).filter((it) => it.endsWith('.json'))) {
          const text = readFileSync(join(dir, file), 'utf8');
          writeFileSync(join(dir, file), text.replace(from, to));
        }
      }),
    );
    expect(printed.filter((line) => !line.endsWith('[schema]'))).toEqual([]);
    expect(printed).toHaveLength(3);
  },
);
