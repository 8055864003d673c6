import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';

const CHAT_US = ['--category', 'liveChat', '--market', 'US'];

it('a brand that extends another says only what is its own', async () => {
  const dir = await aBrandFolder();
  const flags = ['--extends', 'acme', '--name', 'Tea', '--website', 'https://tea.example'];
  const { code, failure } = await ranBrands('new', 'tea', ...flags, '--dir', dir);
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  const written = JSON.parse(readFileSync(join(dir, 'tea.json'), 'utf8'));
  expect(Object.keys(written)).toEqual([
    '$schema',
    'id',
    'name',
    'category',
    'market',
    'extends',
    'hosts',
    'links',
    'redirectHosts',
    'logo',
  ]);
  expect(written).toMatchObject({ category: 'liveChat', market: 'US', extends: 'acme' });
  expect((await ranBrands('check', '--dir', dir)).code).toBe(0);
});

it('a brand that extends another in its own market sells what fits there', async () => {
  const dir = await aBrandFolder();
  const flags = ['--extends', 'acme', '--market', 'UK'];
  const { code, failure } = await ranBrands('new', 'tea-uk', ...flags, '--dir', dir);
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  const written = JSON.parse(readFileSync(join(dir, 'tea-uk.json'), 'utf8'));
  expect(written).toMatchObject({ market: 'UK', plans: { catalogue: 'acme-uk' } });
  expect((await ranBrands('check', '--dir', dir)).code).toBe(0);
});

it('lists no sign-up type that it does not offer, where the brand that it extends does', async () => {
  const dir = await aBrandFolder();
  const both = '"signInOn": ["free", "paid"], "prefillEmailFromContactOn": ["free"]';
  replaceIn(dir, 'acme.json', '"links"', `"form": { ${both} },\n  "links"`);
  const paid = '"signupTypes": { "offered": ["paid"], "default": "paid" }';
  const own = '"form": { "signInOn": [], "prefillEmailFromContactOn": [] }';
  replaceIn(dir, 'acme-uk.json', '"plans"', `${paid},\n  ${own},\n  "plans"`);
  const flags = ['--extends', 'acme', '--market', 'UK', '--dir', dir];
  const { code, failure, result } = await ranBrands('new', 'tea', ...flags);
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  expect(JSON.parse(readFileSync(join(dir, 'tea.json'), 'utf8'))).toMatchObject({
    plans: { catalogue: 'acme-uk' },
    form: { signInOn: ['paid'], prefillEmailFromContactOn: [] },
  });
  expect(result).toMatch(/tea\.json:\d+ {2}form\.signInOn: without the sign-up types/);
  expect((await ranBrands('check', '--dir', dir)).code).toBe(0);
});

it.each([
  ['of a US brand in the base layer', 'defaults/base.json', 'acme', 'main-ca'],
  ['of a US brand with the name that a CA one would get', 'acme.json', 'main-ca', 'tea-ca'],
])('a CA brand does not charge on the account %s', async (_, file, theirs, own) => {
  const dir = await aBrandFolder();
  for (const it of ['acme-ca.json', 'acme-uk.json']) rmSync(join(dir, it));
  replaceIn(dir, 'defaults/market/CA.json', ',\n  "paymentAccount": "acme-ca"', '');
  if (file === 'acme.json') {
    replaceIn(dir, file, '"links"', `"paymentAccount": "${theirs}",\n  "links"`);
  }
  const flags = ['--category', 'liveChat', '--market', 'CA', '--dir', dir];
  const { code, failure } = await ranBrands('new', 'tea-ca', ...flags);
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  const written = JSON.parse(readFileSync(join(dir, 'tea-ca.json'), 'utf8'));
  expect(written).toMatchObject({ market: 'CA', paymentAccount: own });
  expect((await ranBrands('check', '--dir', dir)).code).toBe(0);
});

it('writes a catalogue to fill in, also where the market has none', async () => {
  const dir = await aBrandFolder();
  for (const file of ['acme-uk.json', 'plans/acme-uk.json']) rmSync(join(dir, file));
  const flags = ['--category', 'liveChat', '--market', 'UK', '--new-catalogue', '--dir', dir];
  const { code, failure, result } = await ranBrands('new', 'tea', ...flags);
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  const catalogue = join(dir, 'plans/tea.json');
  expect(JSON.parse(readFileSync(catalogue, 'utf8'))).toMatchObject({ id: 'tea', currency: 'GBP' });
  expect(result).toContain('plans/tea.json:1  plans, made up: what it sells, and for how much');
  expect((await ranBrands('check', '--dir', dir)).code).toBe(0);
  expect((await ranBrands('format', '--check', '--dir', dir)).result).not.toContain('plans/tea');
  expect((await ranBrands('checklist', 'tea', '--dir', dir)).result).toContain(
    'plans.catalogue (plans/tea.json, made up)',
  );
});

it.each([
  [['--extends', 'acne', ...CHAT_US], /^There is no brand "acne"\. Did you mean "acme"\?\n$/],
  [
    [...CHAT_US, '--catalogue', 'acme-us', '--new-catalogue'],
    /^Say --catalogue or --new-catalogue/,
  ],
])('refuses %j, and writes nothing', async (flags, line) => {
  const dir = await aBrandFolder();
  const before = readdirSync(dir, { recursive: true });
  const { code, failure } = await ranBrands('new', 'tea', ...flags, '--dir', dir);
  expect(code).toBe(2);
  expect(failure).toMatch(line);
  expect(readdirSync(dir, { recursive: true })).toEqual(before);
});

it('never overwrites a catalogue', async () => {
  const dir = await aBrandFolder();
  const flags = [...CHAT_US, '--new-catalogue', '--dir', dir];
  const { code, failure } = await ranBrands('new', 'acme-us', ...flags);
  expect(code).toBe(2);
  expect(failure).toMatch(/plans\/acme-us\.json is there already: nothing is written\.\n$/);
  expect(existsSync(join(dir, 'acme-us.json'))).toBe(false);
});

it.each([
  ['acme', 'UK', { methods: ['ACH', 'CC'], mandateText: 'I authorise Acme to debit my account.' }],
  ['acme-uk', 'US', { methods: ['GC'] }],
])(
  'a brand that extends %s in the market %s leaves out what that cannot pay by',
  async (parent, market, payment) => {
    const dir = await aBrandFolder();
    const id = `"id": "${parent}",`;
    replaceIn(dir, `${parent}.json`, id, `${id} "payment": ${JSON.stringify(payment)},`);
    const flags = ['--extends', parent, '--market', market, '--dir', dir];
    const { code, failure, result } = await ranBrands('new', 'tea', ...flags);
    expect({ code, failure }).toEqual({ code: 0, failure: '' });
    const written = JSON.parse(readFileSync(join(dir, 'tea.json'), 'utf8'));
    expect(written.payment).toEqual({ methods: ['CC'] });
    expect(result).toMatch(
      /tea\.json:\d+ {2}payment\.methods: without those of the brand it extends/,
    );
    expect((await ranBrands('check', join(dir, 'tea.json'), '--dir', dir)).code).toBe(0);
  },
);

it.each(['javascript:alert(1)', 'mailto:a@b.example', 'nothing'])(
  'says of the website %s only what is wrong with it',
  async (website) => {
    const dir = await aBrandFolder();
    const { code, failure } = await ranBrands(
      'new',
      'tea',
      ...CHAT_US,
      '--website',
      website,
      '--dir',
      dir,
    );
    expect(code).toBe(2);
    expect(failure.split('\n')).toEqual([
      expect.stringContaining(`"${website}" does not fit "website".`),
      'Nothing is written.',
      '',
    ]);
  },
);

/** A folder whose market UK has no catalogue, and a brand there that extends acme. */
async function inAMarketWithoutCatalogue(questions = '', languages: readonly string[] = []) {
  const dir = await aBrandFolder();
  for (const file of ['acme-uk.json', 'plans/acme-uk.json']) rmSync(join(dir, file));
  replaceIn(dir, 'acme.json', '"links"', `${questions}"links"`);
  replaceIn(dir, 'plans/acme-us.json', '"id": "team"', '"id": "acme-team"');
  return {
    dir,
    ...(await ranBrands(
      'new',
      'tea',
      '--extends',
      'acme',
      '--market',
      'UK',
      ...languages,
      '--dir',
      dir,
    )),
  };
}

it('invents plans where nothing that is sold in its market fits the brand that it extends', async () => {
  const { dir, code, failure, result } = await inAMarketWithoutCatalogue();
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  expect(result).toContain('plans/tea.json:1  plans, made up: what it sells, and for how much');
  expect((await ranBrands('check', join(dir, 'tea.json'), '--dir', dir)).code).toBe(0);
});

it.each([[], ['--languages', 'en-GB,fr-CA']])(
  'names the brand that it extends as what does not fit, where no plans can, with %j',
  async (...languages) => {
    const place = '"place": { "widget": "email" }';
    const question = `"kind": "yesNo", "label": "Trade", "required": false, "personal": false, ${place}`;
    const { code, failure } = await inAMarketWithoutCatalogue(
      `"questions": { "trade": { ${question}, "when": { "plans": ["acme-team"] } } }, `,
      languages,
    );
    expect(code).toBe(2);
    expect(failure).toMatch(
      /"acme" does not fit these answers: extend another brand, or none\.\n$/,
    );
    expect(failure).not.toContain('Offer English only');
  },
);

it('writes no brand whose host on this machine another brand has taken', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme.json', '"signup.acme.example"', '"tea.localhost"');
  const { code, failure } = await ranBrands('new', 'tea', '--extends', 'acme-uk', '--dir', dir);
  expect(code).toBe(2);
  expect(failure).toContain('"tea.localhost" is where "tea" is shown while it is tried out.');
  expect(existsSync(join(dir, 'tea.json'))).toBe(false);
});
