import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import braintree from 'braintree';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SANDBOX_BRAINTREE } from '../../src/core/contract/sandbox/sandboxBraintree.ts';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/startSandbox.ts';

const MERCHANT = 'software-uk';

let dataDir: string;
let time: number;
let sandbox: RunningSandbox;
let gateway: braintree.BraintreeGateway;

async function start(): Promise<void> {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir }, () => new Date(time));
  const port = new URL(sandbox.url).port;
  const { Environment } = braintree;
  gateway = new braintree.BraintreeGateway({
    // The SDK's types leave out the constructor that its documentation names.
    environment: Reflect.construct(Environment, ['127.0.0.1', port, '', false, '127.0.0.1', port]),
    merchantId: MERCHANT,
    publicKey: SANDBOX_BRAINTREE.publicKey,
    privateKey: SANDBOX_BRAINTREE.privateKey,
  });
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
  time = Date.parse('2026-11-21T09:00:00Z');
  await start();
  onTestFinished(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true });
  });
});

/** Tokenizes a card as the browser's SDK does, with a client token of the gateway. */
async function tokenize(number: string, expirationDate = '01/2031'): Promise<string> {
  const { clientToken } = await gateway.clientToken.generate({});
  const token = JSON.parse(Buffer.from(clientToken, 'base64').toString());
  const response = await fetch(
    `${sandbox.url}${SANDBOX_BRAINTREE.clientPath}/v1/payment_methods/credit_cards`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        authorizationFingerprint: token.authorizationFingerprint,
        creditCard: { number, expirationDate, cvv: number.startsWith('3') ? '1234' : '123' },
      }),
    },
  );
  const answer = await response.json();
  return answer.creditCards[0].nonce;
}

/** Attributes that the SDK accepts but its types lack. */
const beyondTypes = (attributes: object) => ({ ...attributes });

async function idsOf(orderId: string): Promise<string[]> {
  const ids: string[] = [];
  const found = gateway.transaction.search((search) => {
    search.orderId().is(orderId);
  });
  for await (const transaction of found) ids.push(transaction.id);
  return ids;
}

const order = { amount: '49.00', orderId: 'order-1' };

/** Sells the order by a nonce that needs no card form. */
const sell = (more: object = {}) =>
  gateway.transaction.sale({ ...order, paymentMethodNonce: 'fake-valid-nonce', ...more });

describe('a sale', () => {
  it('is reserved, found by its order id at once, and captured', async () => {
    const nonce = await tokenize('4111111111111111');
    const { success, transaction } = await gateway.transaction.sale({
      ...order,
      paymentMethodNonce: nonce,
    });
    expect([success, transaction.status, transaction.amount]).toEqual([
      true,
      'authorized',
      '49.00',
    ]);
    expect([transaction.currencyIsoCode, transaction.creditCard?.last4]).toEqual(['USD', '1111']);
    expect(await idsOf('order-1')).toEqual([transaction.id]);
    const captured = await gateway.transaction.submitForSettlement(transaction.id);
    expect(captured.transaction.status).toBe('submitted_for_settlement');
    expect((await gateway.transaction.find(transaction.id)).statusHistory).toHaveLength(2);
  });

  it('is voided once', async () => {
    const sold = await sell();
    const voided = await gateway.transaction.void(sold.transaction.id);
    const again = await gateway.transaction.void(sold.transaction.id);
    expect(voided.transaction.status).toBe('voided');
    expect([again.success, again.errors.deepErrors()[0]?.code]).toEqual([false, '91504']);
  });

  it('is refunded in parts, and never by more than was paid', async () => {
    const { transaction } = await sell({ options: { submitForSettlement: true } });
    await gateway.testing.settle(transaction.id);
    const answers: string[] = [];
    for (const amount of ['48.90', '0.20', '0.10', '0.10']) {
      const { errors, success } = await gateway.transaction.refund(transaction.id, amount);
      answers.push(success ? amount : (errors.deepErrors()[0]?.code ?? 'no code'));
    }
    expect(answers).toEqual(['48.90', '91521', '0.10', '91512']);
  });

  it('is declined by the processor with the code of its test amount', async () => {
    const result = await sell({ amount: '2001.00' });
    expect([result.success, result.message]).toEqual([false, 'Insufficient Funds']);
    expect([result.transaction.status, result.transaction.processorResponseCode]).toEqual([
      'processor_declined',
      '2001',
    ]);
  });

  it('accepts a nonce only once', async () => {
    const paymentMethodNonce = await tokenize('4111111111111111');
    await gateway.transaction.sale({ ...order, paymentMethodNonce });
    const again = await gateway.transaction.sale({ amount: '5.00', paymentMethodNonce });
    expect(again.errors.deepErrors().map(({ code }) => code)).toEqual(['91564']);
  });

  it('rejects an equal sale for half a minute', async () => {
    const sellAgain = async () => sell({ paymentMethodNonce: await tokenize('4111111111111111') });
    await sellAgain();
    const twin = await sellAgain();
    time += 30_000;
    const later = await sellAgain();
    expect([twin.success, twin.transaction.gatewayRejectionReason]).toEqual([false, 'duplicate']);
    expect(later.success).toBe(true);
  });

  it('is rejected when 3-D Secure is required but missing', async () => {
    const result = await gateway.transaction.sale({
      ...order,
      paymentMethodNonce: await tokenize('4000000000002503'),
      options: { threeDSecure: { required: true } },
    });
    expect(result.message).toBe('Gateway Rejected: three_d_secure');
  });

  it("is refused without an amount, with the error's number", async () => {
    const result = await sell({ amount: '' });
    expect(result.errors.deepErrors().map(({ code }) => code)).toEqual(['81502']);
  });

  it('survives a restart of the sandbox', async () => {
    const sold = await sell();
    await sandbox.close();
    await start();
    expect(await idsOf('order-1')).toEqual([sold.transaction.id]);
  });
});

describe('a customer', () => {
  it('is created with a card, which is charged by its token', async () => {
    const { customer } = await gateway.customer.create({
      email: 'ana@example.com',
      paymentMethodNonce: await tokenize('5555555555554444'),
    });
    const found = await gateway.customer.find(customer.id);
    const token = found.creditCards?.[0]?.token ?? '';
    const sold = await gateway.transaction.sale({ ...order, paymentMethodToken: token });
    expect(sold.transaction.customer.id).toBe(customer.id);
  });

  it('is not created when the card fails its verification', async () => {
    const result = await gateway.customer.create({
      id: 'ana',
      paymentMethodNonce: await tokenize('4000111111111115'),
      ...beyondTypes({ creditCard: { options: { verifyCard: true } } }),
    });
    expect([result.success, result.message]).toEqual([false, 'Do Not Honor']);
    await expect(gateway.customer.find('ana')).rejects.toMatchObject({ type: 'notFoundError' });
  });

  it('is refused a card that is in the vault, only if requested', async () => {
    const make = async (failOnDuplicatePaymentMethod: boolean) =>
      gateway.customer.create({
        paymentMethodNonce: await tokenize('4111111111111111'),
        ...beyondTypes({ creditCard: { options: { failOnDuplicatePaymentMethod } } }),
      });
    const [first, second, third] = [await make(true), await make(false), await make(true)];
    expect([first.success, second.success]).toEqual([true, true]);
    expect(third.errors.deepErrors().map(({ code }) => code)).toEqual(['81724']);
  });

  it('keeps a US bank account, which is debited', async () => {
    const { customer } = await gateway.customer.create({ firstName: 'Ana' });
    const kept = await gateway.paymentMethod.create({
      customerId: customer.id,
      paymentMethodNonce: 'fake-us-bank-account-nonce',
      ...beyondTypes({ options: { usBankAccountVerificationMethod: 'network_check' } }),
    });
    expect(kept.paymentMethod).toMatchObject({ last4: '0000', verified: true });
    const sold = await gateway.transaction.sale({
      ...order,
      paymentMethodToken: kept.paymentMethod.token,
      options: { submitForSettlement: true },
    });
    expect(sold.transaction.status).toBe('settlement_pending');
  });
});

it('refuses other keys', async () => {
  gateway.config.privateKey = 'another';
  await expect(gateway.clientToken.generate({})).rejects.toMatchObject({
    type: 'authenticationError',
  });
});

it.each([
  ['cut', 'unexpectedError'],
  ['hang', 'unexpectedError'],
  ['status503', 'serviceUnavailableError'],
])('a sale whose answer is lost (%s) was made, and is found by its order id', async (how, type) => {
  await fetch(`${sandbox.url}/sandbox/gateway/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ call: 'sale', how, when: 'after' }),
  });
  Object.assign(gateway.config, { timeout: 1000 });
  await expect(sell()).rejects.toMatchObject({ type });
  expect(await idsOf('order-1')).toHaveLength(1);
});

it('stores no card number on disk', async () => {
  await gateway.transaction.sale({
    ...order,
    paymentMethodNonce: await tokenize('4012888888881881'),
  });
  const files = await readdir(dataDir);
  const contents = await Promise.all(files.map((file) => readFile(join(dataDir, file), 'latin1')));
  expect(contents.some((content) => content.includes('"lastFour":"1881"'))).toBe(true);
  expect(contents.some((content) => content.includes('4012888888881881'))).toBe(false);
});
