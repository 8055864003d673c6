import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aKnownLead } from '../../factories/leads/aKnownLead.ts';
import {
  aServer,
  type TestServer,
  type TestServerOptions,
} from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

type LeadOverrides = Parameters<typeof aKnownLead>[1];

/** A visitor who followed a lead's link, and the token that their page sends back. */
async function aLedVisitor(lead: LeadOverrides = {}, options: TestServerOptions = {}) {
  const server = await aServer(options);
  const { id, pin } = await aKnownLead(server, lead);
  const visitor = await aVisitor(server.app);
  await visitor.get(`/signup?leadUniquePin=${pin}`);
  const linkToken = server.pages.at(-1)?.sessionInfo.linkToken ?? '';
  return { server, visitor, id, linkToken };
}

interface Typed {
  readonly email?: string;
  readonly password?: string;
  readonly authType?: undefined;
}

function aLeadRequest(linkToken: string, leadInfo: Typed = {}) {
  const { password: _password, ...known } = aSignupRequest({
    leadInfo: { email: 'grace@example.com' },
  }).leadInfo;
  return {
    ...aSignupRequest({ formState: { linkToken } }),
    leadInfo: { ...known, authType: 'GOOGLE', ...leadInfo },
  };
}

function userOf({ database }: TestServer) {
  return database
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['password_hash', 'auth_type', 'email', 'status'])
    .executeTakeFirst();
}

describe('an authorised lead', () => {
  it('signs up without a password, is active at once, and is kept with the sign-up', async () => {
    const { id, linkToken, server, visitor } = await aLedVisitor();
    const request = aLeadRequest(linkToken);
    const answer = await visitor.post('/signup/free', request);

    expect(answer.json()).toMatchObject({ success: true, data: { completion: 'activeAccount' } });
    expect(await userOf(server)).toEqual({
      password_hash: '',
      auth_type: 'GOOGLE',
      email: 'grace@example.com',
      status: 'active',
    });
    const leads = await server.database.selectFrom('leads').selectAll().execute();
    expect(leads).toMatchObject([{ known_lead_id: id, auth_type: 'GOOGLE' }]);
    expect(await server.deliver()).toBe(0);
    const consents = await server.database.selectFrom('consents').select('kind').execute();
    expect(consents).toHaveLength(2);
  });

  it('is unknown with another address, and needs a password', async () => {
    const { linkToken, server, visitor } = await aLedVisitor();
    const other = aLeadRequest(linkToken, { email: 'eve@example.com', authType: undefined });
    const answer = await visitor.post('/signup/free', other);

    expect(answer.json()).toMatchObject({
      message: 'INVALID_FIELD',
      data: { field: 'password', reason: 'required' },
    });
    const withPassword = aLeadRequest(linkToken, {
      email: 'eve@example.com',
      password: 'abcd1234',
    });
    await visitor.post('/signup/free', withPassword);
    expect(await userOf(server)).toMatchObject({ auth_type: 'REGULAR', status: 'pending' });
  });

  it('keeps a password that was sent all the same', async () => {
    const { linkToken, server, visitor } = await aLedVisitor();
    await visitor.post('/signup/free', aLeadRequest(linkToken, { password: 'abcd1234' }));

    const user = { password_hash: 'hash of 8 characters', auth_type: 'GOOGLE' };
    expect(await userOf(server)).toMatchObject(user);
  });

  it('is identified by the server, never by authType in a request', async () => {
    const { server, visitor } = await aLedVisitor();
    const { formState, ...request } = aLeadRequest('');
    const { linkToken: _none, ...unsealed } = formState;
    const answer = await visitor.post('/signup/free', { ...request, formState: unsealed });

    expect(answer.json()).toMatchObject({ message: 'MISSING_LEAD_OR_DEAL_ID' });
    expect(await userOf(server)).toBeUndefined();
  });

  it.each([
    ['that is made up', () => 'lead-1.deal-1.signature'],
    ['of another lead', (token: string) => `other${token}`],
    ['with a deal added', (token: string) => token.replace('..', '.deal-1.')],
  ])('cannot be made of a token %s', async (_name, forge) => {
    const { linkToken, server, visitor } = await aLedVisitor();
    const answer = await visitor.post('/signup/free', aLeadRequest(forge(linkToken)));

    expect(answer.json()).toMatchObject({ message: 'MISSING_LEAD_OR_DEAL_ID' });
    expect(await userOf(server)).toBeUndefined();
  });

  it('is so only in their own session', async () => {
    const { linkToken, server } = await aLedVisitor();
    const other = await aVisitor(server.app);
    const answer = await other.post('/signup/free', aLeadRequest(linkToken));

    expect(answer.json()).toMatchObject({ message: 'MISSING_LEAD_OR_DEAL_ID' });
  });

  it('orders once, however often the same is sent', async () => {
    const { linkToken, server, visitor } = await aLedVisitor();
    const headers = { 'idempotency-key': '5f0c1df2-6a44-4e33-9f6c-0d8e5f1f2a11' };
    const request = aLeadRequest(linkToken);
    const first = await visitor.post('/signup/free', request, headers);
    const second = await visitor.post('/signup/free', request, headers);

    expect(second.json()).toEqual(first.json());
    expect(await server.database.selectFrom('users').select('id').execute()).toHaveLength(1);
  });
});

it('a REGULAR lead is an ordinary visitor: with a password, and any address', async () => {
  const { linkToken, server, visitor } = await aLedVisitor({ auth_type: 'REGULAR' });
  const refused = await visitor.post(
    '/signup/free',
    aLeadRequest(linkToken, { authType: undefined }),
  );
  expect(refused.json()).toMatchObject({ data: { field: 'password' } });
  const own = { email: 'own@example.com', password: 'abcd1234' };
  await visitor.post('/signup/free', aLeadRequest(linkToken, own));

  expect(await userOf(server)).toMatchObject({ auth_type: 'REGULAR', email: 'own@example.com' });
});

it("a lead's province is locked on the server, too", async () => {
  const brand = aBrand({ market: 'CA', province: { on: true } });
  const brands = [aBuiltBrand({ brand })];
  const { linkToken, visitor } = await aLedVisitor({ province_code: 'ON' }, { brands });
  const request = aLeadRequest(linkToken);
  const other = { ...request, leadInfo: { ...request.leadInfo, provinceCode: 'QC' } };
  const own = { ...request, leadInfo: { ...request.leadInfo, provinceCode: 'ON' } };

  const answer = await visitor.post('/signup/free', other);
  expect(answer.json()).toMatchObject({ data: { field: 'province', reason: 'invalid' } });
  expect((await visitor.post('/signup/free', own)).statusCode).toBe(200);
});

describe('where a lead lands', () => {
  const brands = [aBuiltBrand({ brand: aBrand({ afterSignup: 'activeAccount' }) })];
  const config = { sandboxUrl: null };

  it.each([
    ['its redirect', { redirect_url: 'https://app.slotbook.example/team' }, '/team'],
    ['its dashboard', { dashboard_url: 'https://app.slotbook.example/own' }, '/own'],
    [
      'the dashboard, where the redirect is outside the allow-list',
      {
        redirect_url: 'https://evil.example/team',
        dashboard_url: 'https://app.slotbook.example/own',
      },
      '/own',
    ],
    ["the brand's own, where nothing is allowed", { redirect_url: 'https://evil.example/' }, '/'],
    ["the brand's own, for a script", { redirect_url: 'javascript:alert(1)' }, '/'],
  ])('%s', async (_name, lead, path) => {
    const host = 'signup.slotbook.example';
    const server = await aServer({ brands, config });
    const { pin } = await aKnownLead(server, lead);
    const visitor = await aVisitor(server.app, host);
    await visitor.get(`/signup?leadUniquePin=${pin}`);
    const linkToken = server.pages.at(-1)?.sessionInfo.linkToken ?? '';
    const { data } = (await visitor.post('/signup/free', aLeadRequest(linkToken))).json();

    const url = new URL(data.redirectUrl);
    expect(`${url.origin}${url.pathname}`).toBe(`https://app.slotbook.example${path}`);
    expect(url.searchParams.get('success')).toBe('true');
  });
});
