import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import {
  aBillingOrder,
  aBillingPayment,
} from '../../../../tests/factories/payments/fakeBilling.ts';
import { maskPersonal } from '../../../core/rules/masking/maskPersonal.ts';
import type { BillingGateway, BillingOutcome } from './BillingGateway.ts';
import { httpBilling } from './httpBilling.ts';
import { withoutCustomer } from './withoutCustomer.ts';

const ORDER = aBillingOrder({
  answers: [
    { id: 'pet', label: 'Your pet', value: 'Rex "(the)* dog' },
    { id: 'towns', label: 'Towns', value: ['Whitby', 'Ockham', 'Zoë & Sons'] },
    { id: 'size', label: 'Size', value: '5' },
    { id: 'grade', label: 'Grade', value: 'a' },
    { id: 'note', label: 'Note', value: 'mask' },
  ],
});

/** What a customer typed: none of it may be logged. */
const PERSONAL = /ada|lovelace|analytical|rex|dog|whitby|ockham|zo|sons/i;

/** Our end of a billing system that answers as the listener does. */
async function billingThat(listener: RequestListener): Promise<BillingGateway> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return httpBilling({ url: `http://127.0.0.1:${port}`, apiKey: 'key' });
}

/** Records an order at a billing system that answers with this status, and a text made of the request. */
async function record(
  status: number,
  textOf: (request: string) => string,
): Promise<BillingOutcome> {
  const billing = await billingThat((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      response.statusCode = status;
      response.end(textOf(Buffer.concat(pieces).toString()));
    });
  });
  return billing.record('attempt-1', ORDER, aBillingPayment({ transactionId: null }));
}

/** As the server logs it. */
function logged(outcome: BillingOutcome): string {
  const line = outcome.kind === 'unknown' ? { err: outcome.cause } : outcome;
  return JSON.stringify(maskPersonal(line));
}

it.each([
  ['a refusal that repeats the order', 422, (sent: string) => sent],
  ['a fault that repeats the order', 500, (sent: string) => sent],
  ['a sentence with the name', 422, () => 'No plan fits ADA LOVELACE of Analytical Engines'],
  ['a sentence with an answer', 422, () => 'Rex "(the)* dog of whitby is unknown'],
  ['a sentence that escapes letters', 422, () => String.raw`{"fault":"Zo\u00eb & Sons"}`],
  [
    'a sentence that escapes signs',
    422,
    () => String.raw`{"fault":"Zo\u00eb \u0026 Sons\/Whitby"}`,
  ],
  ['a sentence that escapes in capitals', 422, () => String.raw`{"fault":"Zo\u00EB \u0026 Sons"}`],
  ['an answer that is not JSON', 200, () => 'Ada Lovelace'],
  ['an answer that is cut off', 200, () => '{"note":"Ada Lovelace", "subscription"'],
])('%s brings nothing personal into the log', async (_, status, textOf) => {
  const outcome = await record(status, textOf);

  expect(logged(outcome)).not.toMatch(PERSONAL);
});

it.each([301, 302, 303, 307, 308])(
  'a redirect (%i) of billing is tried again, and followed nowhere',
  async (status) => {
    const asked: string[] = [];
    const billing = await billingThat((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      request.resume();
      const isMoved = request.url?.startsWith('/moved');
      const body = JSON.stringify({ subscription: { id: 'of another order' } });
      response.writeHead(isMoved ? 200 : status, { location: '/moved' }).end(isMoved ? body : '');
    });

    const outcomes = [
      await billing.record('attempt-1', ORDER, aBillingPayment({ transactionId: null })),
      await billing.end('attempt-1'),
    ];

    expect(outcomes).toMatchObject([{ kind: 'unknown' }, { kind: 'unknown' }]);
    expect(asked).toEqual(['PUT /subscriptions/attempt-1', 'DELETE /subscriptions/attempt-1']);
  },
);

it('the reason of a refusal is logged', async () => {
  const outcome = await record(422, () => 'The plan team is unknown');

  expect(outcome).toEqual({
    kind: 'refused',
    detail: 'Billing answered 422 to PUT /subscriptions/attempt-1: The plan team is unknown',
  });
});

it.each([
  [
    'ids and words stay',
    'Order 7K5F9: plan pro-5 has a fault',
    'Order 7K5F9: plan pro-5 has [masked] fault',
  ],
  ['a mask is not masked again', 'Size 5 for Ada', 'Size [masked] for [masked]'],
])('of what a customer typed in one letter, %s', async (_, text, expected) => {
  const outcome = await record(422, () => text);

  expect(logged(outcome)).toContain(`attempt-1: ${expected}"`);
});

it('a long answer is masked also where it is cut off', () => {
  const value = `Ockham "${'is a village. '.repeat(300)}`;
  const order = { ...ORDER, answers: [{ id: 'home', label: 'Home', value }] };

  for (const text of [value, JSON.stringify(value), value.slice(0, 100)]) {
    expect(withoutCustomer(`Refused: ${text}`, order)).toMatch(/^Refused: "?\[masked\]$/);
  }
});

it.each([57, 58, 59, 60, 61])('a long answer with an emoji after %i signs is masked', (before) => {
  const value = `${'Ockham '.repeat(10).slice(0, before)}\u{1F3E1} is a village`;
  const order = { ...ORDER, answers: [{ id: 'home', label: 'Home', value }] };

  for (const text of [value, JSON.stringify(value)]) {
    expect(withoutCustomer(`Refused: ${text}`, order)).toMatch(/^Refused: "?\[masked\]$/);
  }
});

it('signs that JSON doubles do not hold up the server', () => {
  const company = `${'\\'.repeat(20)}x`;
  const { account } = ORDER;
  const order = { ...ORDER, account: { ...account, company } };
  const began = performance.now();

  expect(withoutCustomer(`${'\\'.repeat(39)} is unknown`, order)).toContain('is unknown');
  expect(withoutCustomer(JSON.stringify({ company }), order)).toBe('{"company":"[masked]"}');

  expect(performance.now() - began).toBeLessThan(1000);
});

it('an id may be a number', async () => {
  const outcome = await record(200, () => '{"subscription":{"id":4711}}');

  expect(outcome).toEqual({ kind: 'recorded', billingId: '4711' });
});

it.each([
  '{"subscription":{"id":null}}',
  '{"subscription":[]}',
  '[]',
  'null',
  '{"subscription":{"id":{}}}',
])('the answer %s has no id', async (text) => {
  expect(await record(200, () => text)).toEqual({ kind: 'empty', of: 'subscription' });
});

it('an answer that does not end is not kept', async () => {
  let sent = 0;
  const server = createServer((request, response) => {
    request.resume();
    const more = () => {
      sent += 100_000;
      if (!response.destroyed) response.write('x'.repeat(100_000), () => setImmediate(more));
    };
    more();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  const billing = httpBilling({ url: `http://127.0.0.1:${port}`, apiKey: 'key' });

  const outcome = await billing.record('attempt-1', ORDER, aBillingPayment());

  expect(logged(outcome)).toContain('more than a megabyte');
  expect(sent).toBeLessThan(50_000_000);
});
