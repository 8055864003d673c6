import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { CLIENT_VERSION } from 'gocardless-nodejs';
import { expect, onTestFinished, test } from 'vitest';
import { goCardlessDirectDebit } from '../../src/server/gateways/direct-debit/goCardlessDirectDebit.ts';
import { aDirectDebit, type TestDirectDebit } from '../factories/payments/directDebit.ts';

const FLOW = {
  key: 'session-1',
  description: 'Chatmoor',
  locale: 'en-GB',
  payer: { firstName: 'Ana', lastName: 'Ng', companyName: 'Ng Ltd', email: 'ana@example.com' },
  redirectUri: null,
  exitUri: null,
};

const NINE_POUNDS = { amount: 900, currency: 'GBP' } as const;

async function made(directDebit: TestDirectDebit, key = 'session-1') {
  const outcome = await directDebit.gatewayOf('software-uk').createFlow({ ...FLOW, key });
  if (outcome.kind !== 'made') throw new Error(`The flow is ${outcome.kind}`);
  return outcome.flow;
}

/** A mandate whose payer has this first name. */
async function mandateOf(directDebit: TestDirectDebit, givenName = 'Ana') {
  const flow = await made(directDebit);
  await directDebit.payerCompletes(flow.billingRequestFlowId, { givenName });
  const outcome = await directDebit.gatewayOf('software-uk').findMandate(flow.billingRequestId);
  if (outcome.kind !== 'authorised') throw new Error(`The mandate is ${outcome.kind}`);
  return outcome.mandateId;
}

function attempt(mandateId: string, attemptId = 'attempt-1') {
  return { attemptId, mandateId, amount: NINE_POUNDS, description: 'Chatmoor' };
}

test('the SDK is the version whose address we know how to set', async () => {
  const file = new URL('../../package.json', import.meta.url);
  const { dependencies } = JSON.parse(await readFile(file, 'utf8'));
  expect([dependencies['gocardless-nodejs'], CLIENT_VERSION]).toEqual(['10.1.2', '10.1.2']);
});

test('creates the billing request once per key, and a flow each time', async () => {
  const directDebit = await aDirectDebit();
  const first = await made(directDebit);
  const second = await made(directDebit);
  expect(second.billingRequestId).toBe(first.billingRequestId);
  expect(second.billingRequestFlowId).not.toBe(first.billingRequestFlowId);
});

test('finds no mandate before the payer has finished', async () => {
  const directDebit = await aDirectDebit();
  const { billingRequestId } = await made(directDebit);
  const outcome = await directDebit.gatewayOf('software-uk').findMandate(billingRequestId);
  expect(outcome).toEqual({ kind: 'pending' });
});

test('finds the mandate that the payer has given', async () => {
  const mandateId = await mandateOf(await aDirectDebit());
  expect(mandateId).toMatch(/^MD/);
});

test('finds a mandate refused by the bank as cancelled', async () => {
  const directDebit = await aDirectDebit();
  const flow = await made(directDebit);
  await directDebit.payerCompletes(flow.billingRequestFlowId, { givenName: 'Invalid' });
  const outcome = await directDebit.gatewayOf('software-uk').findMandate(flow.billingRequestId);
  const mandateId = expect.stringMatching(/^MD/);
  expect(outcome).toEqual({ kind: 'withdrawn', reason: 'failed', mandateId });
});

test('finds the payment of a mandate that was cancelled afterwards', async () => {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const flow = await made(directDebit);
  await directDebit.payerCompletes(flow.billingRequestFlowId);
  const given = await gateway.findMandate(flow.billingRequestId);
  const mandateId = given.kind === 'authorised' ? given.mandateId : '';
  await gateway.collect(attempt(mandateId));
  await directDebit.payerCancels(`mandates/${mandateId}`);
  const withdrawn = { kind: 'withdrawn', reason: 'cancelled', mandateId };
  expect(await gateway.findMandate(flow.billingRequestId)).toEqual(withdrawn);
  expect(await gateway.findByAttempt(attempt(mandateId))).toMatchObject({ kind: 'approved' });
});

test('finds no mandate of a billing request that was cancelled', async () => {
  const directDebit = await aDirectDebit();
  const { billingRequestId } = await made(directDebit);
  await directDebit.payerCancels(`billing_requests/${billingRequestId}`);
  const outcome = await directDebit.gatewayOf('software-uk').findMandate(billingRequestId);
  expect(outcome).toEqual({ kind: 'withdrawn', reason: 'cancelled', mandateId: null });
});

test('refuses another account’s billing request as not found', async () => {
  const directDebit = await aDirectDebit();
  const { billingRequestId } = await made(directDebit);
  const outcome = await directDebit.gatewayOf('answering-uk').findMandate(billingRequestId);
  expect(outcome).toMatchObject({ kind: 'refused', reason: 'notFound' });
});

test('collects once per attempt, and returns the same payment again', async () => {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const asked = attempt(await mandateOf(directDebit));
  const first = await gateway.collect(asked);
  expect(first.kind).toBe('approved');
  expect(await gateway.collect(asked)).toEqual(first);
  expect(await gateway.findByAttempt(asked)).toEqual(first);
});

test('refuses another amount with the same key', async () => {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const asked = attempt(await mandateOf(directDebit));
  await gateway.collect(asked);
  const again = await gateway.collect({ ...asked, amount: { amount: 901, currency: 'GBP' } });
  expect(again).toMatchObject({ kind: 'refused', reason: 'conflict' });
});

test('refuses another mandate with the same key', async () => {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const asked = attempt(await mandateOf(directDebit));
  await gateway.collect(asked);
  const again = await gateway.collect({ ...asked, mandateId: 'MD1' });
  expect(again).toMatchObject({ kind: 'refused', reason: 'conflict' });
});

test("does not find another attempt's payment with the same mandate", async () => {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const asked = attempt(await mandateOf(directDebit));
  await gateway.collect(asked);
  const other = { ...asked, attemptId: 'attempt-2' };
  expect(await gateway.findByAttempt(other)).toEqual({ kind: 'absent' });
});

test('finds no payment for an attempt that was never collected', async () => {
  const directDebit = await aDirectDebit();
  const asked = attempt(await mandateOf(directDebit));
  const outcome = await directDebit.gatewayOf('software-uk').findByAttempt(asked);
  expect(outcome).toEqual({ kind: 'absent' });
});

test('is declined with a mandate that is no longer active', async () => {
  const directDebit = await aDirectDebit();
  const mandateId = await mandateOf(directDebit);
  await directDebit.payerCancels(`mandates/${mandateId}`);
  const outcome = await directDebit.gatewayOf('software-uk').collect(attempt(mandateId));
  expect(outcome).toMatchObject({ kind: 'declined', reason: 'mandate_is_inactive' });
});

test('finds a payment declined for insufficient funds', async () => {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const asked = attempt(await mandateOf(directDebit, 'Penniless'));
  expect((await gateway.collect(asked)).kind).toBe('approved');
  const found = await gateway.findByAttempt(asked);
  expect(found).toMatchObject({ kind: 'declined', reason: 'failed' });
});

test('has nothing to cancel when the bank did not pay', async () => {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const payment = await gateway.collect(attempt(await mandateOf(directDebit, 'Penniless')));
  const id = payment.kind === 'approved' ? payment.paymentId : '';
  expect(await gateway.cancel(id)).toEqual({ kind: 'cancelled' });
});

test('cancels a payment that the bank has not received, and reports it again', async () => {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const payment = await gateway.collect(attempt(await mandateOf(directDebit)));
  const id = payment.kind === 'approved' ? payment.paymentId : '';
  expect(await gateway.cancel(id)).toEqual({ kind: 'cancelled' });
  expect(await gateway.cancel(id)).toEqual({ kind: 'cancelled' });
  expect(await gateway.findPayment(id)).toMatchObject({ kind: 'declined', reason: 'cancelled' });
});

test('is too late to cancel what the bank has received', async () => {
  const directDebit = await aDirectDebit();
  const gateway = directDebit.gatewayOf('software-uk');
  const payment = await gateway.collect(attempt(await mandateOf(directDebit, 'Successful')));
  const id = payment.kind === 'approved' ? payment.paymentId : '';
  expect(await gateway.cancel(id)).toEqual({ kind: 'tooLate', status: 'paid_out' });
});

test('refuses dollars without a call', async () => {
  const directDebit = await aDirectDebit();
  const asked = { ...attempt('MD1'), amount: { amount: 900, currency: 'USD' } as const };
  const outcome = await directDebit.gatewayOf('software-uk').collect(asked);
  expect(outcome).toMatchObject({ kind: 'refused', reason: 'invalid' });
});

test("does not know a payment's outcome without an answer", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => silent.closeAllConnections());
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const gateway = goCardlessDirectDebit(
    { accessToken: 'secret-token', environment: 'sandbox', apiUrl: `http://127.0.0.1:${port}` },
    50,
  );
  const outcome = await gateway.collect(attempt('MD1'));
  expect(outcome.kind).toBe('unknown');
  expect(JSON.stringify(outcome)).not.toContain('secret-token');
});

test("is refused with another party's token", async () => {
  const { url } = await aDirectDebit();
  const account = { accessToken: 'stranger', environment: 'sandbox', apiUrl: url } as const;
  const outcome = await goCardlessDirectDebit(account).createFlow(FLOW);
  expect(outcome).toMatchObject({ kind: 'refused', reason: 'notAuthorised' });
});

test.each([900, '900'])(
  'is the asked payment when its amount is answered as %o',
  async (amount) => {
    const links = { mandate: 'MD1' };
    const metadata = { attempt_id: 'attempt-1' };
    const payments = { id: 'PM1', amount, currency: 'GBP', status: 'submitted', links, metadata };
    const provider = createServer((request, response) => {
      request.resume();
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ payments }));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void provider.close());
    onTestFinished(() => provider.closeAllConnections());
    const address = provider.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const account = { accessToken: 'token', environment: 'sandbox' } as const;
    const gateway = goCardlessDirectDebit({ ...account, apiUrl: `http://127.0.0.1:${port}` });

    expect(await gateway.collect(attempt('MD1'))).toMatchObject({
      kind: 'approved',
      paymentId: 'PM1',
      amount: NINE_POUNDS,
    });
  },
);
