import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { anAnalyticsEvent } from '../../factories/orders/anAnalyticsEvent.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const rows = ({ database }: TestServer) =>
  database.selectFrom('analytics_events').selectAll().execute();

it("stores the page's event with its session and its order", async () => {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  const items = [{ id: 'team', category: 'plan' as const, price: 24.17, quantity: 2 }];
  const order = { value: 48.34, items, ownCurrency: 'GBP' as const };
  const event = { planId: 'team', reason: 'EMAIL_ADDRESS_UNAVAILABLE', ...order };

  const answer = await visitor.post('/api/analytics', anAnalyticsEvent(event));

  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
  const row = await server.database
    .selectFrom('analytics_events')
    .innerJoin('sessions', 'sessions.id', 'analytics_events.session_id')
    .selectAll('analytics_events')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    brand_id: 'slotbook',
    name: 'free_signup_failure',
    view: 'signup',
    utm_source: 'Direct',
    plan_id: 'team',
    reason: 'EMAIL_ADDRESS_UNAVAILABLE',
    currency: 'USD',
    own_currency: 'GBP',
    value: 4834,
    items: JSON.stringify(items),
  });
});

it("stores an event of an account's page, which has no sign-up type, and a discount", async () => {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  const { signupType: _signupType, ...event } = anAnalyticsEvent({ view: 'payment' });

  const answer = await visitor.post('/api/analytics', { ...event, coupon: 'welcome' });

  expect(answer.statusCode).toBe(204);
  expect(await rows(server)).toMatchObject([{ signup_type: null, coupon: 'welcome' }]);
});

it('accepts a beacon without a session', async () => {
  const server = await aServer();
  const headers = { host: 'slotbook.localhost' };
  const payload = anAnalyticsEvent();

  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/analytics',
    headers,
    payload,
  });

  expect(answer.statusCode).toBe(204);
  expect(await rows(server)).toMatchObject([{ session_id: null }]);
});

it.each([
  ['an unknown name', { name: 'purchase' }],
  ['a personal detail', { email: 'ada@example.com' }],
  ['an answer to a question', { answers: { size: 'few' } }],
  ['an address for a source', { utmSource: 'ada@example.com' }],
  ['a sentence for a reason', { reason: 'Ada Lovelace was refused' }],
  ['a name for a plan', { planId: 'Ada Lovelace' }],
  ['a sentence for a discount', { coupon: 'for Ada Lovelace' }],
  ['tax', { tax: 1 }],
  ['another currency', { currency: 'GBP' }],
  ['an item of free text', { items: [{ id: 'a b', category: 'plan', price: 1, quantity: 1 }] }],
  ['an account for a transaction', { transactionId: 'account-1' }],
])('refuses an event with %s', async (_name, wrong) => {
  const server = await aServer();
  const visitor = await aVisitor(server.app);

  const answer = await visitor.post('/api/analytics', { ...anAnalyticsEvent(), ...wrong });

  expect(answer.statusCode).toBe(400);
  expect(await rows(server)).toEqual([]);
});

it('turns away who sends too many', async () => {
  const server = await aServer({ allowances: { analyticsByIp: { points: 1, seconds: 60 } } });
  const visitor = await aVisitor(server.app);

  await visitor.post('/api/analytics', anAnalyticsEvent());
  const answer = await visitor.post('/api/analytics', anAnalyticsEvent());

  expect(answer.statusCode).toBe(429);
});

describe('a visitor who may not be measured', () => {
  const serverWith = (consent: 'optIn' | 'optOut') =>
    aServer({ brands: [aBuiltBrand({ brand: aBrand({ analytics: { consent } }) })] });

  it.each([
    ['has not been asked yet', 'optIn', {}, {}],
    ['has refused', 'optIn', { measuring: 'slotbook.refused' }, {}],
    ['has agreed on another brand', 'optIn', { measuring: 'chatmoor.granted' }, {}],
    ['has objected', 'optOut', { measuring: 'slotbook.refused' }, {}],
    ['objects by the browser', 'optOut', {}, { 'sec-gpc': '1' }],
  ] as const)('is not counted who %s', async (_name, rule, cookies, headers) => {
    const server = await serverWith(rule);
    const visitor = await aVisitor(server.app);
    Object.assign(visitor.cookies, cookies);

    const answer = await visitor.post('/api/analytics', anAnalyticsEvent(), headers);

    expect(answer.statusCode).toBe(204);
    expect(await rows(server)).toEqual([]);
  });

  it.each([
    ['has agreed', 'optIn', { measuring: 'slotbook.granted' }],
    ['has not objected', 'optOut', {}],
  ] as const)('but who %s is', async (_name, rule, cookies) => {
    const server = await serverWith(rule);
    const visitor = await aVisitor(server.app);
    Object.assign(visitor.cookies, cookies);

    await visitor.post('/api/analytics', anAnalyticsEvent());

    expect(await rows(server)).toHaveLength(1);
  });

  it('is asked by the page, and the answer is kept for its whole time at each view', async () => {
    const server = await serverWith('optIn');
    const visitor = await aVisitor(server.app);
    expect(server.pages.at(-1)?.pageConfig.measurement.consent).toBe('open');

    visitor.cookies['measuring'] = 'slotbook.refused';
    const answer = await visitor.get('/signup');

    expect(server.pages.at(-1)?.pageConfig.measurement.consent).toBe('refused');
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'measuring', value: 'slotbook.refused', maxAge: 15_552_000 }),
    );
  });
});
