import { describe, expect, it } from 'vitest';
import type { RenderPage } from '../../../src/core/contract/renderPage.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, aPlan } from '../../factories/brands/aCatalogue.ts';
import { aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

/** Two brands, so that one's link can be opened on the other. */
async function aServerOfTwo(): Promise<TestServer> {
  const other = aBrand({ id: 'facetable', name: 'Facetable', hosts: ['facetable.example'] });
  return aServer({ brands: [aBuiltBrand(), aBuiltBrand({ brand: other })] });
}

async function open(server: TestServer, query: string, visitor?: Visitor) {
  const { statusCode } = await (visitor ?? (await aVisitor(server.app))).get(`/signup?${query}`);
  return { statusCode, page: server.pages.at(-1) };
}

describe("a lead's link", () => {
  it('fills in what is known, and says through whom they are authorised', async () => {
    const server = await aServer();
    const { id, pin } = await aKnownLead(server);
    const { page } = await open(server, `leadUniquePin=${pin}&email=GRACE%40example.com%20`);

    expect(page).toMatchObject({ errorInfo: null, pageConfig: { view: 'signup' } });
    expect(page?.sessionInfo).toMatchObject({
      lead: { id, authType: 'GOOGLE', authorized: true, email: 'grace@example.com' },
      prefill: {
        fullName: 'Grace Hopper',
        companyName: 'Compilers',
        phoneNumber: '2015550123',
        email: 'grace@example.com',
      },
    });
  });

  it('sends the page nothing that it does not need', async () => {
    const server = await aServer();
    const { pin } = await aKnownLead(server, { redirect_url: 'https://app.slotbook.example/x' });
    const { page } = await open(server, `leadUniquePin=${pin}`);

    const members = 'authType authorized companyName countryCode email firstName id lastName phone';
    expect(Object.keys(page?.sessionInfo.lead ?? {}).toSorted()).toEqual(members.split(' '));
    expect(JSON.stringify(page?.sessionInfo)).not.toContain(pin.slice(8));
  });

  it('brings a province, and a number of another country with its plus', async () => {
    const server = await aServer();
    const lead = { province_code: 'ON', country_code: '44', phone: '2079460958' };
    const { pin } = await aKnownLead(server, lead);
    const { page } = await open(server, `leadUniquePin=${pin}`);

    expect(page?.sessionInfo.lead?.provinceCode).toBe('ON');
    expect(page?.sessionInfo.prefill.phoneNumber).toBe('+442079460958');
  });

  it('chooses its plan where that is offered, and nothing of admin access', async () => {
    const plans = [aPlan(), aPlan({ id: 'team' }), aPlan({ id: 'agreed', access: 'admin' })];
    const server = await aServer({
      brands: [aBuiltBrand({ catalogue: aCatalogue({ plans }) })],
    });
    const team = await aKnownLead(server, { plan_id: 'team' });
    const agreed = await aKnownLead(server, { plan_id: 'agreed' });

    const first = await open(server, `leadUniquePin=${team.pin}`);
    expect(first.page?.sessionInfo.selectedPlanId).toBe('team');
    const second = await open(server, `leadUniquePin=${agreed.pin}`);
    expect(second.page?.sessionInfo.selectedPlanId).toBe('starter');
    expect(JSON.stringify(second.page)).not.toContain('agreed');
  });

  it.each([
    ['GOOGLE', 'activeAccount'],
    ['REGULAR', 'activationEmail'],
  ] as const)(
    'of a %s lead speaks of what follows for them: %s',
    async (auth_type, afterSignup) => {
      const shown: string[] = [];
      const renderPage: RenderPage = ({ built }) => {
        shown.push(built.brand.afterSignup);
        return { pieces: [''], styleHashes: [] };
      };
      const server = await aServer({ deps: { renderPage } });
      const { pin } = await aKnownLead(server, { auth_type });
      await open(server, `leadUniquePin=${pin}`);

      expect(shown).toEqual(['activationEmail', afterSignup]);
    },
  );

  it('of each lead who needs no mail is made from one and the same brand', async () => {
    const shown: unknown[] = [];
    const renderPage: RenderPage = ({ built }) => {
      shown.push(built);
      return { pieces: [''], styleHashes: [] };
    };
    const server = await aServer({ deps: { renderPage } });
    const { pin } = await aKnownLead(server);
    for (let view = 0; view < 2; view++) await open(server, `leadUniquePin=${pin}`);

    const [, first, , second] = shown;
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  it('keeps its pin out of referrers and of the log', async () => {
    const server = await aServer();
    const { pin } = await aKnownLead(server);
    const answer = await (await aVisitor(server.app)).get(`/signup?leadUniquePin=${pin}`);

    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(server.log.join('')).toContain('/signup');
    expect(server.log.join('')).not.toContain(pin);
  });
});

describe('a link that is wrong is shown in place', () => {
  it.each([
    [
      'a pin that nobody has',
      () => 'leadUniquePin=nobody-has-this-pin-at-all',
      'INCORRECT_LEAD_ID',
    ],
    ['a pin that ends otherwise', (pin: string) => `leadUniquePin=${pin}x`, 'INCORRECT_LEAD_ID'],
    ["a pin's beginning", (pin: string) => `leadUniquePin=${pin.slice(0, 8)}`, 'INCORRECT_LEAD_ID'],
    [
      "another's address",
      (pin: string) => `leadUniquePin=${pin}&email=eve%40example.com`,
      'INCORRECT_LEAD_ID',
    ],
    ["another's account", () => 'accountId=someone-elses', 'INCORRECT_USER_ID'],
  ])('%s', async (_name, query, message) => {
    const server = await aServer();
    const { pin } = await aKnownLead(server);
    const { page, statusCode } = await open(server, `${query(pin)}&message=Injected`);

    expect(statusCode).toBe(400);
    expect(page).toMatchObject({ errorInfo: { message }, pageConfig: { view: 'error' } });
    expect(JSON.stringify(page)).not.toContain('Injected');
  });

  it('that has expired is a wrong one', async () => {
    const server = await aServer();
    const { pin } = await aKnownLead(server, { expires_at: '2026-11-21T10:00:00.000Z' });
    expect((await open(server, `leadUniquePin=${pin}`)).statusCode).toBe(200);
    server.pass(3_600_000);
    const { page } = await open(server, `leadUniquePin=${pin}`);

    expect(page?.errorInfo).toEqual({ message: 'INCORRECT_LEAD_ID' });
  });

  it("that is another brand's", async () => {
    const server = await aServerOfTwo();
    const { pin } = await aKnownLead(server, { brand_id: 'facetable' });
    const { page } = await open(server, `leadUniquePin=${pin}`);

    expect(page?.errorInfo).toEqual({ message: 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD' });
    expect(JSON.stringify(page)).not.toContain('grace@example.com');
  });

  it('and pins are not tried out: so many a session, and so many a network', async () => {
    const server = await aServer({
      allowances: {
        leadBySession: { points: 2, seconds: 60 },
        leadByIp: { points: 3, seconds: 60 },
      },
    });
    const query = 'leadUniquePin=nobody-has-this-pin-at-all';
    const visitor = await aVisitor(server.app);
    const codes = [];
    for (const who of [visitor, visitor, visitor, undefined]) {
      codes.push((await open(server, query, who)).statusCode);
    }
    expect(codes).toEqual([400, 400, 429, 429]);
    expect((await open(server, 'planId=starter')).statusCode).toBe(200);
  });
});

describe('a lead whom a provider made of the session', () => {
  async function aSocialVisitor(server: TestServer): Promise<Visitor> {
    const visitor = await aVisitor(server.app);
    await visitor.post('/email', { captchaToken: 'human', email: 'x@example.com' });
    const { id } = await server.database
      .selectFrom('sessions')
      .select('id')
      .executeTakeFirstOrThrow();
    await server.database
      .insertInto('leads')
      .values({
        id: 'social-1',
        brand_id: 'slotbook',
        session_id: id,
        account_id: null,
        known_lead_id: null,
        auth_type: 'FACEBOOK',
        first_name: 'Grace',
        last_name: 'Hopper',
        email: 'grace@example.com',
        phone: '',
        country_code: '',
        company_name: '',
        province_code: null,
        utm_source: 'Direct',
        signup_type: 'paid',
        plan_id: '',
        subject: 'fb-1',
        email_verified: 0,
        created_at: '2026-11-21T09:00:00.000Z',
      })
      .execute();
    await server.database.updateTable('sessions').set({ lead_id: 'social-1' }).execute();
    return visitor;
  }

  it('is authorised on each of its pages, without a link', async () => {
    const server = await aServer();
    const { page } = await open(server, '', await aSocialVisitor(server));

    expect(page?.sessionInfo.lead).toMatchObject({ authType: 'FACEBOOK', authorized: true });
    expect(page?.sessionInfo.linkToken).toBeUndefined();
  });

  it('gets the details that only their link has', async () => {
    const server = await aServer();
    const { pin } = await aKnownLead(server, { auth_type: 'REGULAR' });
    const visitor = await aSocialVisitor(server);
    const { page } = await open(server, `leadUniquePin=${pin}`, visitor);

    expect(page?.sessionInfo.lead).toMatchObject({ authType: 'FACEBOOK', authorized: true });
    expect(page?.sessionInfo.prefill).toMatchObject({ companyName: 'Compilers' });
  });

  it('signs up as who they are at the provider', async () => {
    const server = await aServer();
    const visitor = await aSocialVisitor(server);
    const { password: _none, ...leadInfo } = aSignupRequest().leadInfo;
    const answer = await visitor.post('/signup/free', {
      ...aSignupRequest(),
      leadInfo: { ...leadInfo, email: 'grace@example.com', authType: 'FACEBOOK' },
    });

    expect(answer.json()).toMatchObject({ data: { completion: 'activationEmail' } });
    const identities = await server.database.selectFrom('identities').selectAll().execute();
    expect(identities).toMatchObject([{ provider: 'FACEBOOK', subject: 'fb-1' }]);
  });
});
