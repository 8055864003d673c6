import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from '../../../../tests/factories/servers/sandbox.ts';
import { SANDBOX_BRAINTREE } from '../../../core/contract/sandbox/sandboxBraintree.ts';

const { publicKey, privateKey, clientPath } = SANDBOX_BRAINTREE;
const authorization = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;

let sandbox: TestSandbox;
let authorizationFingerprint: string;

beforeEach(async () => {
  sandbox = await testSandbox();
  const url = '/merchants/software-us/client_token';
  const made = await sandbox.app.inject({ method: 'POST', url, headers: { authorization } });
  const value = /<value>(.*)<\/value>/.exec(made.body)?.[1] ?? '';
  ({ authorizationFingerprint } = JSON.parse(Buffer.from(value, 'base64').toString()));
});

function call(path: string, fields: object) {
  const payload = { authorizationFingerprint, ...fields };
  return sandbox.app.inject({ method: 'POST', url: `${clientPath}${path}`, payload });
}

function tokenize(number: string) {
  const creditCard = { number, expirationDate: '01/2031', cvv: '123' };
  return call('/v1/payment_methods/credit_cards', { creditCard });
}

async function lookUp(number: string) {
  const { creditCards } = (await tokenize(number)).json();
  const path = `/v1/payment_methods/${creditCards[0].nonce}/three_d_secure/lookup`;
  return (await call(path, { amount: '49.00' })).json();
}

async function challenge(number: string, answer: object) {
  const { paymentMethod, lookup } = await lookUp(number);
  const { transactionId } = lookup;
  const { jwt } = (await call('/acs', { transactionId, ...answer })).json();
  const path = `/v1/payment_methods/${paymentMethod.nonce}/three_d_secure/authenticate_from_jwt`;
  return (await call(path, { jwt })).json();
}

test.each([
  ['4000000000002701', 'authenticate_successful', true, true],
  ['4000000000002925', 'authenticate_frictionless_failed', false, true],
  ['4000000000002313', 'authenticate_unable_to_authenticate', false, false],
  ['4000000000002446', 'lookup_error', false, false],
])(
  'the look-up of %s says %s',
  async (number, status, liabilityShifted, liabilityShiftPossible) => {
    const { threeDSecureInfo, lookup } = await lookUp(number);
    expect(threeDSecureInfo).toMatchObject({ status, liabilityShifted, liabilityShiftPossible });
    expect(lookup.acsUrl).toBeNull();
  },
);

test('the right code in a challenge shifts the liability, with another nonce', async () => {
  const { success, threeDSecureInfo } = await challenge('4000000000002503', { code: '1234' });
  expect([success, threeDSecureInfo.liabilityShifted]).toEqual([true, true]);
});

test('a cancelled challenge does not shift the liability', async () => {
  const answer = await challenge('4000000000002503', { answer: 'cancelled' });
  expect(answer).toMatchObject({
    success: false,
    threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true },
  });
});

test('a wrong code can be corrected', async () => {
  const { lookup } = await lookUp('4000000000002503');
  const answered = await call('/acs', { transactionId: lookup.transactionId, code: '9999' });
  expect(answered.json()).toEqual({ retry: true, triesLeft: 2 });
});

test('an impossible card number is refused at its field', async () => {
  const response = await tokenize('4111111111111112');
  expect(response.statusCode).toBe(422);
  expect(response.json().fieldErrors[0].fieldErrors).toMatchObject([
    { field: 'number', code: '81715' },
  ]);
});

test('a fingerprint that was not signed here is refused', async () => {
  authorizationFingerprint = `00|${authorizationFingerprint}`;
  expect((await tokenize('4111111111111111')).statusCode).toBe(401);
});

test('a bank account becomes a nonce that shows only its last four digits', async () => {
  const usBankAccount = {
    routingNumber: '011000015',
    accountNumber: '1000000000',
    accountType: 'CHECKING',
    achMandate: 'I agree.',
    individualOwner: { firstName: 'Ana', lastName: 'Lima' },
  };
  const answer = await call('/graphql', { variables: { input: { usBankAccount } } });
  expect(answer.json().data.tokenizeUsBankAccount.paymentMethod.details).toEqual({ last4: '0000' });
});
