import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { countInto, MOST_BRANDS } from '../../../src/server/metrics/countInto.ts';
import { createMetrics } from '../../../src/server/metrics/createMetrics.ts';
import { PAYMENT_OUTCOMES } from '../../../src/server/metrics/Metrics.ts';
import { openPageCache } from '../../../src/server/pages/cache/openPageCache.ts';
import { aPaidBrand, aRequestWith, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor, HOST } from '../../factories/servers/aVisitor.ts';
import { samplesOf } from '../../factories/servers/samplesOf.ts';

const MINUTE_MS = 60_000;

it('requests count by the pattern of their route, never by their path', async () => {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  await visitor.get('/attempts/the-key-of-ada');
  await visitor.get('/activate?token=a-token-of-ada');
  await visitor.get('/ada@example.com');

  const counts = samplesOf(await server.metrics(), 'signup_http_request_seconds_count');

  expect(counts.map(({ labels, value }) => ({ ...labels, value }))).toEqual([
    { method: 'GET', route: '/signup', status: '200', value: 1 },
    { method: 'GET', route: '/attempts/:key', status: '400', value: 1 },
    { method: 'GET', route: '/activate', status: '404', value: 1 },
    { method: 'GET', route: 'none', status: '404', value: 1 },
  ]);
});

it('a method that is none of ours counts as another one', async () => {
  const server = await aServer();
  await server.app.inject({ method: 'DELETE', url: '/', headers: { host: HOST } });

  const [count] = samplesOf(await server.metrics(), 'signup_http_request_seconds_count');

  expect(count?.labels).toMatchObject({ method: 'other', route: 'none' });
});

it('pages count by whether they came from the cache', async () => {
  const server = await aServer({ deps: { pageCache: openPageCache() } });
  const visitor = await aVisitor(server.app);
  for (let view = 0; view < 3; view += 1) await visitor.get('/signup');

  const pages = samplesOf(await server.metrics(), 'signup_pages_total');

  expect(pages.map(({ labels, value }) => [labels['from'], value])).toEqual([
    ['made', 1],
    ['kept', 3],
  ]);
});

it('orders and payments count by brand, method and outcome, each once', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  const visitor = await aVisitor(server.app);
  await pay(visitor, aRequestWith('declined'));
  const key = '5d7b8f4e-6a53-4d5e-9b1e-0d9d8c6f7a10';
  await pay(visitor, undefined, { key });
  await pay(visitor, undefined, { key });
  const free = aSignupRequest({ leadInfo: { email: 'bob@example.com' } });
  await pay(await aVisitor(server.app), free, { path: '/signup/free' });

  const text = await server.metrics();

  const brand = 'slotbook';
  expect(samplesOf(text, 'signup_orders_total').map(flat)).toEqual([
    { brand, kind: 'signUp', method: 'CC', outcome: 'PAYMENT_DECLINED', value: 1 },
    { brand, kind: 'signUp', method: 'CC', outcome: 'succeeded', value: 1 },
    { brand, kind: 'signUp', method: 'none', outcome: 'succeeded', value: 1 },
  ]);
  expect(samplesOf(text, 'signup_payments_total').map(flat)).toEqual([
    { brand, method: 'CC', outcome: 'failed', value: 1 },
    { brand, method: 'CC', outcome: 'approved', value: 1 },
  ]);
});

it('payments of all brands count by method and outcome, each from a 0 before its first', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  const counts = async () => samplesOf(await server.metrics(), 'signup_payment_answers_total');
  const before = await counts();

  await pay(await aVisitor(server.app), aRequestWith('lost'));

  expect(before).toHaveLength(Object.keys(PAYMENT_METHODS).length * PAYMENT_OUTCOMES.length);
  expect(new Set(before.map(({ value }) => value))).toEqual(new Set([0]));
  const grown = (await counts()).filter(({ value }) => value > 0);
  expect(grown.map(flat)).toEqual([{ method: 'CC', outcome: 'unknown', value: 1 }]);
});

it('a payment whose outcome is unknown shows with its age, until it is known', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app), aRequestWith('lost'));
  server.pass(MINUTE_MS);

  const before = await server.metrics();
  await server.settle();
  const after = await server.metrics();

  expect(samplesOf(before, 'signup_payments_total').map(flat)).toEqual([
    { brand: 'slotbook', method: 'CC', outcome: 'unknown', value: 1 },
  ]);
  const unclear = (text: string) => samplesOf(text, 'signup_unclear_payments')[0]?.value;
  const oldest = (text: string) => samplesOf(text, 'signup_unclear_payment_oldest_seconds')[0];
  expect([unclear(before), oldest(before)?.value]).toEqual([1, 60]);
  expect([unclear(after), oldest(after)?.value]).toEqual([0, 0]);
});

it('what the outbox has to do shows with its age, and what it gave up', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app));
  server.pass(MINUTE_MS);

  const waiting = await server.metrics();
  await server.deliver();
  const delivered = await server.metrics();
  await server.database
    .updateTable('outbox')
    .set({ status: 'failed' })
    .where('kind', '=', 'receiptMail')
    .execute();
  const givenUp = await server.metrics();

  const counted = (text: string, metric: string) =>
    samplesOf(text, metric).filter(({ value }) => value > 0);
  const pieces = (text: string) => counted(text, 'signup_outbox_pieces').map(flat);
  expect(pieces(waiting)).toEqual(
    ['activationMail', 'capture', 'receiptMail'].map((kind) => ({
      kind,
      state: 'waiting',
      value: 1,
    })),
  );
  expect(counted(waiting, 'signup_outbox_oldest_seconds').map(({ value }) => value)).toEqual([
    60, 60, 60,
  ]);
  expect(pieces(delivered)).toEqual([]);
  expect(pieces(givenUp)).toEqual([{ kind: 'receiptMail', state: 'failed', value: 1 }]);
});

it('what the process does just now shows: its passwords, its log, and how late its loop is', async () => {
  const { deps } = await aServer();
  const metrics = createMetrics();
  let now = { hashed: { running: 2, waiting: 3 }, delay: 125, dropped: 0 };
  metrics.measure({
    ...deps,
    hashLoad: () => now.hashed,
    loopDelay: () => now.delay,
    droppedLines: () => now.dropped,
  });

  const busy = await metrics.read();
  now = { hashed: { running: 1, waiting: 0 }, delay: 0, dropped: 7 };
  const idle = await metrics.read();

  const hashing = (text: string) => samplesOf(text, 'signup_hashing').map(flat);
  const late = (text: string) => samplesOf(text, 'signup_event_loop_delay_seconds').map(flat);
  expect(hashing(busy)).toEqual([
    { state: 'running', value: 2 },
    { state: 'waiting', value: 3 },
  ]);
  expect(late(busy)).toEqual([{ value: 0.125 }]);
  expect(hashing(idle)).toEqual([
    { state: 'running', value: 1 },
    { state: 'waiting', value: 0 },
  ]);
  expect(late(idle)).toEqual([{ value: 0 }]);
  const dropped = (text: string) => samplesOf(text, 'signup_log_lines_dropped_total').map(flat);
  expect([dropped(busy), dropped(idle)]).toEqual([[{ value: 0 }], [{ value: 7 }]]);
});

it('the first brands have separate counts, and thousands more share one', async () => {
  const registry = new Registry();
  const metrics = countInto(registry);
  for (let number = 0; number < 10_000; number += 1) {
    metrics.orderEnded({ brand_id: `brand-${number}`, kind: 'signUp', method: null }, 'succeeded');
  }

  const orders = samplesOf(await registry.metrics(), 'signup_orders_total');

  expect(orders).toHaveLength(MOST_BRANDS + 1);
  expect(orders.at(-1)).toMatchObject({
    labels: { brand: 'other' },
    value: 10_000 - MOST_BRANDS,
  });
});

it('no label contains personal data', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  const visitor = await aVisitor(server.app);
  await visitor.get('/signup?email=ada@example.com&utm_source=newsletter');
  await visitor.get('/terms/Lovelace');
  await visitor.post('/api/email/check', { email: 'ada@example.com' });
  await pay(visitor, aRequestWith('declined'));
  await pay(visitor);
  await visitor.get('/account?leadUniquePin=4711');
  await visitor.get('/activate?token=a-token-of-ada');
  await server.deliver();

  const samples = samplesOf(await server.metrics());

  const said = new Set(samples.flatMap(({ labels }) => Object.values(labels)));
  const own = [
    'ada',
    'lovelace',
    '2015550123',
    '127.0.0.1',
    'newsletter',
    '4711',
    'slotbook.local',
  ];
  own.push(...Object.values(visitor.cookies).map((value) => value.toLowerCase()));
  const rows = await server.database.selectFrom('attempts').selectAll().execute();
  own.push(...rows.flatMap(({ id, session_id }) => [id, session_id]));
  expect(own.length).toBeGreaterThan(9);
  const found = own.filter((text) => [...said].some((label) => label.toLowerCase().includes(text)));
  expect(found).toEqual([]);
});

function flat({ labels, value }: ReturnType<typeof samplesOf>[number]) {
  return { ...labels, value };
}
