import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';

const EVENTS = [
  { id: 'EV1', resource_type: 'payments', action: 'confirmed', links: { payment: 'PM1' } },
  { id: 'EV2', resource_type: 'mandates', action: 'failed', links: { mandate: 'MD1' } },
];

function signed(body: string, secret = 'secret-software-uk'): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

async function tell(server: TestServer, body: string, signature?: string) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/webhooks/gocardless/software-uk',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'webhook-signature': signature }),
    },
    payload: body,
  });
  return response.statusCode;
}

const hints = ({ database }: TestServer) =>
  database.selectFrom('direct_debit_hints').selectAll().orderBy('event_id').execute();

test("stores the provider's events as hints that are not yet processed", async () => {
  const server = await aServer();
  const body = JSON.stringify({ events: EVENTS });
  expect(await tell(server, body, signed(body))).toBe(204);
  expect(await hints(server)).toMatchObject([
    { event_id: 'EV1', payment_account: 'software-uk', payment_id: 'PM1', looked_up_at: null },
    { event_id: 'EV2', mandate_id: 'MD1', action: 'failed' },
  ]);
});

test('stores an event once, even when it is repeated in another order', async () => {
  const server = await aServer();
  for (const events of [EVENTS, EVENTS.toReversed(), EVENTS.slice(1)]) {
    const body = JSON.stringify({ events });
    await tell(server, body, signed(body));
  }
  expect((await hints(server)).map((hint) => hint.event_id)).toEqual(['EV1', 'EV2']);
});

test('answers 498 to a signature of another secret, of another body, and to none', async () => {
  const server = await aServer();
  const body = JSON.stringify({ events: EVENTS });
  const statuses = [
    await tell(server, body, signed(body, 'secret-answering-uk')),
    await tell(server, `${body} `, signed(body)),
    await tell(server, body, 'not hexadecimal'),
    await tell(server, body),
  ];
  expect(statuses).toEqual([498, 498, 498, 498]);
  expect(await hints(server)).toEqual([]);
});

test('answers 400 to a signed body that is no list of events', async () => {
  const server = await aServer();
  expect(await tell(server, '{"events":[{}]}', signed('{"events":[{}]}'))).toBe(400);
});

test('accepts the empty list with which the provider tests an address', async () => {
  const server = await aServer();
  expect(await tell(server, '{"events":[]}', signed('{"events":[]}'))).toBe(204);
});

test('knows no webhooks of an account that has no keys', async () => {
  const { directDebit } = (await aServer()).deps.config;
  const server = await aServer({ config: { directDebit: { ...directDebit, keysOf: () => null } } });
  const body = JSON.stringify({ events: EVENTS });
  expect(await tell(server, body, signed(body))).toBe(404);
});
