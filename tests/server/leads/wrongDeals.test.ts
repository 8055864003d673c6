import { describe, expect, it } from 'vitest';
import { aDeal, aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aDealServer, openAsVisitor } from '../../factories/servers/aDealServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

describe('a deal is wrong', () => {
  it.each([
    ['where nobody knows it', {}, 'dealid=unknown', 'INCORRECT_DEAL_ID'],
    [
      'where it is of another address',
      { email: 'ada@example.com' },
      'email=eve@example.com',
      'INCORRECT_DEAL_ID',
    ],
    ['where it has expired', { expires_at: '2026-11-21T08:00:00.000Z' }, '', 'INCORRECT_DEAL_ID'],
    ['on another brand', { brand_id: 'facetable' }, '', 'BRAND_ID_MISMATCH_FOR_DEAL_OR_LEAD'],
    ['where its plan is sold no more', { plan_id: 'gone' }, '', 'PLANS_NOT_AVAILABLE'],
    ['where its discount is given no more', { discount_id: 'gone' }, '', 'PLANS_NOT_AVAILABLE'],
  ])('%s', async (_name, overrides, query, message) => {
    const server = await aDealServer();
    const deal = await aDeal(server, overrides);
    const own = query.startsWith('dealid') ? query : `dealid=${deal}&${query}`;
    for (const path of ['/signup', '/payment', '/v1/payment']) {
      const { page } = await openAsVisitor(server, `${path}?${own}`);
      expect(page).toMatchObject({ errorInfo: { message }, pageConfig: { view: 'error' } });
    }
  });

  it("beside another lead's pin", async () => {
    const server = await aDealServer();
    const [one, other] = [await aKnownLead(server), await aKnownLead(server, { email: '' })];
    const deal = await aDeal(server, { lead_id: one.id });
    const { page } = await openAsVisitor(
      server,
      `/signup?leadUniquePin=${other.pin}&dealid=${deal}`,
    );

    expect(page?.errorInfo).toEqual({ message: 'INCORRECT_DEAL_ID' });
  });

  it('for a sign-up where it is agreed with an account', async () => {
    const server = await aDealServer();
    await pay(
      await aVisitor(server.app),
      aPaidRequest({ formState: { totalAmount: 4655, dueToday: 4655 } }),
    );
    const { id } = await server.database
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow();
    const deal = await aDeal(server, { plan_id: 'agreed', account_id: id });
    const { page } = await openAsVisitor(server, `/payment?dealid=${deal}`);

    expect(page?.errorInfo).toEqual({ message: 'INCORRECT_USER_ID' });
  });
});
