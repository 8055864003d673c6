import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlacedOrder } from '../../../../tests/factories/orders/aPlacedOrder.ts';
import { aPage } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { refused, SIGNED_UP } from '../../../../tests/factories/pages/FakeProviders.ts';
import type { PlacedOrder } from '../../../core/contract/generated/session.ts';
import type { AttemptKind } from '../../providers/attempts/KeptAttempt.ts';

const UNTOLD = { email: '', amountPaid: null, reference: null, order: null };

/** A page that shows an order, in a browser without an open attempt. */
async function aPlacedPage(placed: Partial<PlacedOrder> = {}, kind: AttemptKind = 'paid') {
  const { pageConfig, ...data } = aPageData({
    sessionInfo: aSession({ placed: aPlacedOrder(placed) }),
  });
  const page = aPage(aBrand(), { ...data, pageConfig: { ...pageConfig, view: 'placed' } });
  const attempts = await page.providers.attempts.load();
  attempts.begin(kind, 'ada@example.com', 'CC');
  return { ...page, attempts };
}

function done(data: object) {
  const json = { status: true, success: true, message: '' };
  return { json: { ...json, data: { completion: 'activationEmail', redirectUrl: null, ...data } } };
}

/** One of the brand's own pages, on the origin of the tests' providers. */
const ACCOUNT = 'http://slotbook.localhost:4000/account';

describe('a page that shows an order', () => {
  it('counts an unseen success once, and does not ask again', async () => {
    const { attempts, flows, providers } = await aPlacedPage();
    providers.answerAttempts = done({ totalAmountPaid: 5900 });
    await flows.resume();
    await flows.resume();
    expect(providers.events.map(({ name }) => name)).toEqual(['signup_success', 'payment_success']);
    expect(attempts.kept()).toEqual([]);
    expect(providers.visited).toEqual([]);
  });

  it('counts the payment of an upgrade, which is no sign-up', async () => {
    const { attempts, flows, providers } = await aPlacedPage({}, 'upgrade');
    providers.answerAttempts = done({ totalAmountPaid: 5900 });
    await flows.resume();
    expect(providers.events.map(({ name }) => name)).toEqual(['payment_success']);
    expect(attempts.kept()).toEqual([]);
  });

  it('redirects to the account when its own session cannot show the order', async () => {
    const { flows, providers } = await aPlacedPage({ ...UNTOLD, state: 'activeAccount' });
    providers.answerAttempts = done({ completion: 'activeAccount', redirectUrl: ACCOUNT });
    await flows.resume();
    expect(providers.visited).toEqual([ACCOUNT]);
  });

  it('keeps an unfinished order for a later request', async () => {
    const { attempts, flows, providers } = await aPlacedPage();
    providers.answerAttempts = refused('PAYMENT_DECLINED');
    await flows.resume();
    expect(providers.events).toEqual([]);
    expect(attempts.kept()).toHaveLength(1);
  });

  it('makes no request when nothing is stored', async () => {
    const { attempts, flows, providers } = await aPlacedPage();
    for (const { key } of attempts.kept()) attempts.end(key);
    await flows.resume();
    expect(providers.requests).toEqual([]);
  });
});

describe('a form whose session has an order in progress', () => {
  it('says so when the browser has no key to ask with, and offers no second order', async () => {
    const placed = aPlacedOrder({ state: 'pending' });
    const { flows, stores } = aPage(aBrand(), aPageData({ sessionInfo: aSession({ placed }) }));
    await flows.resume();
    expect(stores.modal.view).toBe('checking');
    expect(stores.modal.message?.link?.text).toBe('Refresh the page');
  });

  it("says so beside an order of another kind from the browser's storage", async () => {
    const placed = aPlacedOrder({ state: 'pending' });
    const page = aPage(aBrand(), aPageData({ sessionInfo: aSession({ placed }) }));
    (await page.providers.attempts.load()).begin('paid', 'ada@example.com', 'CC');
    await page.flows.resume();
    expect(page.stores.modal.view).toBe('checking');
    expect(page.providers.requests).toEqual([]);
  });

  it('shows nothing in a session without an order', async () => {
    const { flows, providers, stores } = aPage();
    providers.answers['/signup/free'] = SIGNED_UP;
    await flows.resume();
    expect(stores.modal.view).toBe('none');
    expect(providers.requests).toEqual([]);
  });
});
