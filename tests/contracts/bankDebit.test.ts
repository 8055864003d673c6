import { expect, it } from 'vitest';
import {
  ACCOUNT,
  bankNonce,
  DEBIT,
  DECLINED,
  loseAnswer,
  paymentSandbox,
} from '../factories/payments/paymentSandbox.ts';

it('does not debit a bank account that could not be verified', async () => {
  const sandbox = await paymentSandbox();
  const { payments } = sandbox;
  const nonce = await bankNonce(sandbox, '1000000004');

  expect(await payments.sale(ACCOUNT, { ...DEBIT, nonce })).toMatchObject({
    kind: 'refused',
    reason: 'bankAccount',
  });
  expect(await payments.findByOrder(ACCOUNT, DEBIT.orderId)).toEqual({ kind: 'none' });
});

it("returns the bank's refusal of a debit", async () => {
  const { payments } = await paymentSandbox();

  expect(await payments.sale(ACCOUNT, { ...DEBIT, amount: DECLINED })).toMatchObject({
    kind: 'declined',
    code: '2000',
  });
});

it.each([
  ['customer', 'refused', 'none'],
  ['paymentMethod', 'refused', 'none'],
  ['sale', 'unknown', 'found'],
])('a debit whose %s call gets no answer is %s, and %s by its order', async (call, kind, found) => {
  const { payments, url } = await paymentSandbox();
  await loseAnswer(url, { call, how: 'cut', when: 'after' });

  expect(await payments.sale(ACCOUNT, DEBIT)).toMatchObject({ kind });
  expect(await payments.findByOrder(ACCOUNT, DEBIT.orderId)).toMatchObject({ kind: found });
});
