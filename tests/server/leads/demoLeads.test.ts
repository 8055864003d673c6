import { describe, expect, it } from 'vitest';
import type { BuiltBrand } from '../../../src/core/contract/builtBrand.ts';
import { seedDemoAccounts } from '../../../src/server/commands/demo/seedDemoAccounts.ts';
import { type DemoLink, demoLinks } from '../../../src/server/leads/demo/demoLinks.ts';
import { endDemoLeads } from '../../../src/server/leads/demo/endDemoLeads.ts';
import { seedDemoLeads } from '../../../src/server/leads/demo/seedDemoLeads.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, aDiscount, aPlan } from '../../factories/brands/aCatalogue.ts';
import { aDeal, aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const catalogue = aCatalogue({
  plans: [
    aPlan({ signupTypes: ['free'] }),
    aPlan({ id: 'pro', price: 4900, signupTypes: ['paid'] }),
    aPlan({ id: 'agreed', price: 90_000, access: 'admin', signupTypes: ['paid'] }),
  ],
  discounts: [aDiscount({ id: 'handshake', discountType: 'deal' })],
});
const social = { ...aBrand().social, google: true, facebook: true };
const redirectHosts = ['app.slotbook.example', 'www.slotbook.example'];
const school = aBuiltBrand({ brand: aBrand({ redirectHosts, social }), catalogue });
const other = aBuiltBrand({
  brand: aBrand({ id: 'facetable', name: 'Facetable', hosts: ['facetable.example'] }),
});
const links = demoLinks(school, 'facetable');

/** The error for each of the wrong links. */
const MEETS: Readonly<Record<string, string>> = {
  'Wrong pin': 'INCORRECT_LEAD_ID',
  'Wrong deal': 'INCORRECT_DEAL_ID',
  "Another brand's lead": 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD',
  "Another brand's deal": 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD',
  'Another address': 'INCORRECT_LEAD_ID',
  'Expired deal': 'INCORRECT_DEAL_ID',
  'Plan sold no more': 'PLANS_NOT_AVAILABLE',
  'Neither lead nor deal': 'MISSING_LEAD_OR_DEAL_ID',
  "Another's account": 'INCORRECT_USER_ID',
  'Error page': '',
};

async function seeded(brands: readonly BuiltBrand[] = [school, other]): Promise<TestServer> {
  const server = await aServer({ brands });
  await seedDemoAccounts(server.deps);
  await seedDemoLeads(server.deps);
  return server;
}

describe('each link of the index', () => {
  async function open({ path }: DemoLink) {
    const server = await seeded();
    const visitor = await aVisitor(server.app);
    if (path.includes('demo-slotbook-account')) await visitor.get('/demo/sign-in?as=owner');
    await visitor.get(path);
    return server.pages.at(-1);
  }

  it.each([...links.leads])('$label, of a lead, brings the lead', async (link) => {
    const page = await open(link);
    expect(page?.errorInfo).toBeNull();
    expect(page?.sessionInfo.lead?.id).toMatch(/^demo-slotbook-/);
  });

  it.each([...links.deals])('$label, of a deal, brings the deal', async (link) => {
    const page = await open(link);
    expect(page?.errorInfo).toBeNull();
    expect(page?.sessionInfo.linkToken).toMatch(/^\.demo-slotbook-/);
  });

  it.each([...links.wrong])('$label, that is wrong, meets its error', async (link) => {
    const page = await open(link);
    expect(page?.pageConfig.view).toBe('error');
    expect(page?.errorInfo).toMatchObject({ message: MEETS[link.label] });
  });
});

it.each([
  ['Authorised elsewhere', 'http://slotbook.localhost:4000/account'],
  ['Led to https://www.slotbook.example/welcome', 'https://www.slotbook.example/welcome'],
  ['Led outside the allow-list', 'http://slotbook.localhost:4000/account'],
])('%s, of a lead, ends where it says, with the sandbox on', async (label, landing) => {
  const server = await seeded();
  const visitor = await aVisitor(server.app);
  const link = links.leads.find((it) => it.label === label);
  await visitor.get((link?.path ?? '').replace('signupType=paid', 'signupType=free'));
  const { lead, linkToken = '' } = server.pages.at(-1)?.sessionInfo ?? {};
  const { password: _password, ...known } = aSignupRequest().leadInfo;
  const request = {
    ...aSignupRequest({ formState: { linkToken } }),
    leadInfo: { ...known, authType: 'OTHER', email: lead?.email },
  };
  const { data } = (await visitor.post('/signup/free', request)).json();
  const { origin, pathname } = new URL(data.redirectUrl);
  expect(`${origin}${pathname}`).toBe(landing);
});

it('a lead who has signed up can be tried again after the next start', async () => {
  const server = await seeded();
  const visitor = await aVisitor(server.app);
  await visitor.post('/signup/free', aSignupRequest({ leadInfo: { email: 'gina@example.com' } }));
  await seedDemoLeads(server.deps);

  const rows = await server.database
    .selectFrom('known_leads')
    .select(['brand_id', 'email'])
    .where('first_name', '=', 'Gina')
    .execute();
  expect(rows).toEqual([{ brand_id: 'slotbook', email: 'gina-2@example.com' }]);
});

it('a start without the sandbox ends what can be worked out, and one with it opens that again', async () => {
  const server = await seeded();
  const real = await aKnownLead(server);
  const deal = await aDeal(server, { plan_id: 'pro' });
  const opened = async (path: string) => {
    await (await aVisitor(server.app)).get(path);
    return server.pages.at(-1)?.errorInfo?.message ?? 'OPEN';
  };
  const demo = [...links.leads, ...links.deals].filter(({ path }) => !path.includes('-account'));
  const tried = [
    ...demo.map(({ path }) => path),
    `/signup?leadUniquePin=${real.pin}`,
    `/signup?dealid=${deal}`,
  ];
  const all = async () => {
    const met: string[] = [];
    for (const path of tried) met.push(await opened(path));
    return met;
  };

  await endDemoLeads(server.deps);
  const ended = demo.map(({ path }) =>
    path.includes('dealid') ? 'INCORRECT_DEAL_ID' : 'INCORRECT_LEAD_ID',
  );
  expect(await all()).toEqual([...ended, 'OPEN', 'OPEN']);

  await seedDemoLeads(server.deps);
  expect(await all()).toEqual(tried.map(() => 'OPEN'));
});
