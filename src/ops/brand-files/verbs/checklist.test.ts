import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  aBrandFolder,
  GOOD_BRANDS,
  ranBrands,
  replaceIn,
} from '../../../../tests/factories/brands/ranBrands.ts';
import { brandsCommand } from './brandsCommand.ts';

async function sections(dir: string, brand: string): Promise<ReadonlyMap<string, string>> {
  const { result } = await ranBrands('checklist', brand, '--format', 'json', '--dir', dir);
  const { outside }: { outside: { at: string; steps: string[] }[] } = JSON.parse(result);
  return new Map(outside.map(({ at, steps }) => [at, steps.join('\n')]));
}

it('lists what is to be done outside, to tick off', async () => {
  const { code, result, failure } = await ranBrands('checklist', 'acme-uk', '--dir', GOOD_BRANDS);
  expect({ code, failure }).toEqual({ code: 0, failure: '' });
  expect(result).toMatch(
    /^# Before Acme UK opens\n\n## The placeholders of acme-uk\n\n- \[ \] Write its own in place of hosts \(signup\.acme-uk\.example\)\.\n/,
  );
  expect(result.match(/^## .*/gm)).toEqual([
    '## The placeholders of acme-uk',
    '## DNS and TLS',
    '## The website',
    '## reCAPTCHA Enterprise',
    '## Mail',
    '## Braintree',
    '## The billing system',
    '## Legal texts',
  ]);
});

it("asks for a mail sender's records at the domain of the support address", async () => {
  const mail = (await sections(GOOD_BRANDS, 'acme')).get('Mail');
  expect(mail).toContain('an SPF record (TXT at acme.example)');
  expect(mail).toContain('a DKIM key (TXT below _domainkey.acme.example)');
  expect(mail).toContain('a DMARC policy (TXT at _dmarc.acme.example)');
});

it('asks for redirect addresses only where social sign-up is on, one for each host', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme.json', '"theme"', '"social": { "google": true },\n  "theme"');
  replaceIn(dir, 'acme.json', '.acme.example"]', '.acme.example", "join.acme.example"]');
  const found = await sections(dir, 'acme');
  expect(found.get('Google sign-up')).toContain(
    'https://signup.acme.example/auth/google/callback, https://join.acme.example/auth/google/callback',
  );
  expect(found.get('Google sign-up')).toContain('GOOGLE_ACME_CLIENT_ID, GOOGLE_ACME_CLIENT_SECRET');
  expect(found.has('Facebook sign-up')).toBe(false);
});

it('asks for the webhook and the keys of direct debit where it is a method', async () => {
  const dir = await aBrandFolder();
  const settings = '"payment": { "methods": ["GC"] },\n  "paymentAccount": "acme-uk",\n  "plans"';
  replaceIn(dir, 'acme-uk.json', '"plans"', settings);
  const found = await sections(dir, 'acme-uk');
  expect(found.get('GoCardless')).toContain(
    'https://signup.acme-uk.example/webhooks/gocardless/acme-uk',
  );
  expect(found.get('GoCardless')).toContain('GOCARDLESS_ACME_UK_ACCESS_TOKEN');
  expect(found.has('Braintree')).toBe(false);
});

it('asks for no payment provider where nothing is paid for', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'defaults/category/liveChat.json', '["free", "paid"]', '["free"]');
  const found = [...(await sections(dir, 'acme')).keys()];
  expect(found).not.toContain('Braintree');
  expect(found).not.toContain('The billing system');
});

it.each([
  [[], 'Name one brand: npm run brands -- checklist <brand>\n'],
  [['acne'], 'There is no brand "acne". Did you mean "acme"?\n'],
])('refuses %j with 2 and one line', async (args, failure) => {
  expect(await ranBrands('checklist', ...args, '--dir', GOOD_BRANDS)).toEqual({
    code: 2,
    result: '',
    failure,
  });
});

it('sends to check where the brand cannot be made yet', async () => {
  const dir = await aBrandFolder();
  replaceIn(dir, 'acme.json', '"Acme"', '');
  expect(await ranBrands('checklist', 'acme', '--dir', dir)).toMatchObject({
    code: 2,
    failure: `"acme" cannot be made yet: see ${brandsCommand('check', dir)}\n`,
  });
});

it('names what a new brand still has of what was assumed, and nothing once it is filled in', async () => {
  const dir = await aBrandFolder();
  const flags = ['--category', 'liveChat', '--market', 'US', '--dir', dir];
  await ranBrands('new', 'day-plan', ...flags);
  const at = 'The placeholders of day-plan';
  expect((await sections(dir, 'day-plan')).get(at)?.split('\n')).toEqual([
    'Write its own in place of hosts (signup.day-plan.example).',
    'Write its own in place of links.website (https://www.day-plan.example).',
    'Write its own in place of links.login (https://app.day-plan.example/login).',
    'Write its own in place of links.dashboard (https://app.day-plan.example/).',
    'Write its own in place of support.email (help@day-plan.example).',
    'Write its own in place of logo.file (logos/day-plan.svg, made from the name).',
  ]);
  expect((await ranBrands('check', '--dir', dir)).result).toContain('"day-plan": npm run brands');
  for (const file of ['day-plan.json', 'logos/day-plan.svg']) {
    const path = join(dir, file);
    const written = readFileSync(path, 'utf8').replaceAll('day-plan.example', 'dayplan.com');
    writeFileSync(path, written.replace('</svg>', '<path d="M0 0h1"/></svg>'));
  }
  expect((await sections(dir, 'day-plan')).has(at)).toBe(false);
  expect((await ranBrands('check', '--dir', dir)).result).not.toContain('"day-plan"');
});

it('names the file that a placeholder is inherited from', async () => {
  const found = await sections(GOOD_BRANDS, 'acme-ca');

  const [hosts, website] = found.get('The placeholders of acme-ca')?.split('\n') ?? [];
  expect(hosts).toBe('Write its own in place of hosts (signup.acme-ca.example).');
  expect(website).toMatch(
    /^Write its own in place of links\.website \(https:\/\/www\.acme\.example\), which is inherited from \S*\/acme\.json\.$/,
  );
});

it.each([
  [
    'slotbook',
    'terms/terms-us.md, terms/terms-us.es.md, terms/privacy-us.md, terms/privacy-us.es.md',
  ],
  ['ringwell-uk', 'terms/terms-supply-uk.md, terms/privacy-uk.md'],
])('has the legal texts of %s read in each of its languages', async (brand, files) => {
  const read = (await sections('brands', brand)).get('Legal texts');

  expect(read).toContain(`read ${files} with its names filled in.`);
});
