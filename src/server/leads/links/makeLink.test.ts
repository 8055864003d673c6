import { describe, expect, it } from 'vitest';
import { aBuiltBrand } from '../../../../tests/factories/brands/aBuiltBrand.ts';
import { aCatalogue, aDiscount, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aKnownLead } from '../../../../tests/factories/leads/aKnownLead.ts';
import { aServer } from '../../../../tests/factories/servers/aServer.ts';
import { aVisitor } from '../../../../tests/factories/servers/aVisitor.ts';
import { makeLink } from './makeLink.ts';
import { linkUsage, readLinkArguments } from './readLinkArguments.ts';

const catalogue = aCatalogue({
  plans: [aPlan(), aPlan({ id: 'agreed', access: 'admin', signupTypes: ['paid'] })],
  discounts: [aDiscount({ id: 'handshake', discountType: 'deal' })],
});
const built = aBuiltBrand({ catalogue });

/** Makes a link from flags, and opens it. */
async function follow(...args: string[]) {
  const server = await aServer({ brands: [built] });
  const read = readLinkArguments([...args, '--brand', 'slotbook']);
  if (!read.ok) throw new Error(read.error);
  const deps = {
    built,
    database: server.database,
    now: new Date('2026-11-21'),
    newId: () => 'x-1',
  };
  const { path } = await makeLink(deps, read.value);
  await (await aVisitor(server.app)).get(path);
  return { path, page: server.pages.at(-1) };
}

describe('a link that is made', () => {
  it('for a lead brings what was said of them', async () => {
    const details = '--email gina@example.com --company Marsh --auth google --plan starter';
    const { page } = await follow(
      'lead',
      ...details.split(' '),
      '--name',
      'Gina Marsh',
      '--phone',
      '+44 20 7946 0142',
    );

    expect(page?.errorInfo).toBeNull();
    expect(page?.sessionInfo.lead).toMatchObject({ authorized: true, authType: 'GOOGLE' });
    expect(page?.sessionInfo.prefill).toEqual({
      fullName: 'Gina Marsh',
      companyName: 'Marsh',
      phoneNumber: '+442079460142',
      email: 'gina@example.com',
    });
  });

  it('for a deal brings what was agreed', async () => {
    const { page, path } = await follow('deal', '--plan', 'agreed', '--discount', 'handshake');

    expect(path).toBe('/signup?dealid=x-1');
    expect(page?.sessionInfo.selectedPlanId).toBe('agreed');
    expect(page?.sessionInfo.discounts.map(({ id }) => id)).toEqual(['handshake']);
  });

  it('works until its end', async () => {
    const { page } = await follow('deal', '--plan', 'agreed', '--expires', '2026-11-21T08:00Z');
    expect(page?.errorInfo).toEqual({ message: 'INCORRECT_DEAL_ID' });
  });
});

it.each([
  ['lead', 'known_leads', ['lead', '--name', 'Zoe']],
  ['deal', 'deals', ['deal', '--plan', 'agreed']],
] as const)('stores the address of a %s as one that is typed', async (_kind, table, args) => {
  const { database } = await aServer({ brands: [built] });
  const read = readLinkArguments([
    ...args,
    '--brand',
    'slotbook',
    '--email',
    ' Zoe\u0308@example.com',
  ]);
  if (!read.ok) throw new Error(read.error);
  await makeLink({ built, database, now: new Date(), newId: () => 'x-1' }, read.value);

  const stored = await database.selectFrom(table).select('email').execute();
  expect(stored).toEqual([{ email: 'Zo\u00eb@example.com' }]);
});

it('makes no deal for a lead whose address is not known, unless it names one', async () => {
  const { database } = await aServer({ brands: [built] });
  const lead = await aKnownLead({ database }, { email: '', auth_type: 'REGULAR', authorised: 0 });
  const make = (...args: string[]) => {
    const flags = ['deal', '--brand', 'slotbook', '--plan', 'agreed', '--lead', lead.id];
    const read = readLinkArguments([...flags, ...args]);
    if (!read.ok) throw new Error(read.error);
    return makeLink({ built, database, now: new Date(), newId: () => 'x-1' }, read.value);
  };
  await expect(make()).rejects.toThrow(/add --email, so that it works once/);
  expect((await make('--email', 'ida@example.com')).id).toBe('x-1');
});

it.each([
  [
    'an unknown plan',
    ['deal', '--plan', 'gone'],
    /There is no plan 'gone'. There are: starter, agreed/,
  ],
  ['a plan that no lead may choose', ['lead', '--plan', 'agreed'], /There is no plan 'agreed'/],
  ['nothing agreed', ['deal'], /needs --plan, --discount or both/],
  ['an unknown account', ['deal', '--plan', 'agreed', '--account', 'x'], /no account 'x'/],
  ['somebody authorised without an address', ['lead', '--auth', 'google'], /needs --email/],
  ['an unknown provider', ['lead', '--auth', 'myspace'], /google, facebook or other/],
  [
    "an address of the brand's own",
    ['lead', '--email', 'a@slotbook.example'],
    /Nobody can sign up/,
  ],
  [
    'a deal with such an address',
    ['deal', '--plan', 'agreed', '--email', 'a@slotbook.example'],
    /Nobody can sign up/,
  ],
  ['a number without its country', ['lead', '--phone', '79460142'], /calling code/],
  ['no province', ['lead', '--province', 'ZZ'], /is no province/],
  ['a day that is none', ['lead', '--expires', 'soon'], /is no date/],
  ['a day that no month has', ['lead', '--expires', '2027-02-30'], /is no date/],
  ['a year of five digits', ['lead', '--expires', '99999-01-01'], /is no date/],
  ['a date in words', ['lead', '--expires', 'Jan 31'], /is no date/],
  ['an end that is over', ['lead', '--expires', '2026-11-20'], /is over/],
  [
    'a deal that is over',
    ['deal', '--plan', 'agreed', '--expires', '2026-11-20T23:59:59Z'],
    /is over/,
  ],
  ['a redirect elsewhere', ['lead', '--redirect', 'https://evil.example/'], /one of: app.slotbook/],
])('makes no link with %s, and says why', async (_name, args, reason) => {
  await expect(follow(...args)).rejects.toThrow(reason);
});

it.each([
  [['--brand', 'slotbook'], /Write 'lead' or 'deal' first/],
  [['deal', '--company', 'Marsh'], /--company/],
  [['lead', 'slotbook'], /slotbook/],
  // Without an address, anyone could use the deal.
  [['deal', '--brand', 'slotbook', '--email', ''], /--email has no value/],
  [
    ['deal', '--brand', 'slotbook', '--email', 'a@b.c', '--email', 'd@b.c'],
    /--email is written twice/,
  ],
])('does not understand %j', (args, reason) => {
  const read = readLinkArguments(args);
  expect(read.ok ? '' : read.error).toMatch(reason);
});

it('explains each flag', () => {
  expect(linkUsage()).toContain('--discount ID');
});
