import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from '../../../tests/factories/servers/sandbox.ts';
import { SANDBOX_BRAINTREE } from '../../core/contract/sandbox/sandboxBraintree.ts';

const { publicKey, privateKey } = SANDBOX_BRAINTREE;
const authorization = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
const url = '/sandbox/gateway';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await testSandbox();
});

function sell(order_id: string) {
  return sandbox.app.inject({
    method: 'POST',
    url: '/merchants/software-us/transactions',
    headers: { authorization },
    payload: { transaction: { amount: '49', order_id, payment_method_nonce: 'fake-valid-nonce' } },
  });
}

async function page(): Promise<string> {
  return (await sandbox.app.inject({ url, headers: { accept: 'text/html' } })).body;
}

test('says so when nothing was charged', async () => {
  expect(await page()).toContain('No card or bank was charged yet.');
});

test("shows the charges, with callers' texts escaped", async () => {
  await sell('<b>1');
  expect(await page()).toContain('reference &lt;b&gt;1');
});

test('gives tests the records and the calls as JSON', async () => {
  await sell('one');
  const response = await sandbox.app.inject({ url, headers: { accept: 'application/json' } });
  expect(response.json()).toMatchObject({
    transactions: [
      {
        merchant: 'software-us',
        orderId: 'one',
        amount: '49.00',
        lastFour: '1111',
        status: 'authorized',
      },
    ],
    calls: [{ call: 'sale', merchant: 'software-us', orderId: 'one', status: 201 }],
    customers: [],
  });
});

test('is linked from the front page, which counts the payments', async () => {
  await sell('one');
  const { body } = await sandbox.app.inject('/sandbox');
  expect(body).toContain('Payments recorded: 1.');
});
