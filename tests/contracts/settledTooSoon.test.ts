import { expect, it } from 'vitest';
import { SANDBOX_BRAINTREE } from '../../src/core/contract/sandbox/sandboxBraintree.ts';
import { reconcile } from '../../src/server/orders/books/reconcile.ts';
import { aBrand } from '../factories/brands/aBrand.ts';
import { aPaidBrand, aPaidRequest, countsOf, pay } from '../factories/payments/aPaidSignUp.ts';
import { ACCOUNT, DEBIT, paymentSandbox, recordsOf } from '../factories/payments/paymentSandbox.ts';
import { aServer } from '../factories/servers/aServer.ts';
import { aVisitor } from '../factories/servers/aVisitor.ts';

const DAY = 86_400_000;

/** A bank debit whose order billing refused. It has yet to be voided. */
async function refusedDebit() {
  const { payments, url } = await paymentSandbox();
  const payment = { ...aBrand().payment, methods: ['CC' as const, 'ACH' as const] };
  const server = await aServer({ brands: [aPaidBrand({ payment })], gateways: { payments } });
  server.billing.recordOutcome = { kind: 'refused', detail: 'No such plan' };
  const paymentDetails = { nonce: DEBIT.nonce, customerName: 'Ada Lovelace' };
  const paid = { payment: { paymentType: 'ACH', paymentDetails } } as const;
  const answer = await pay(await aVisitor(server.app), aPaidRequest({ paymentRequest: paid }));
  expect(answer.json()).toMatchObject({ success: false, data: { reason: 'CALLED_BACK' } });
  const { transaction_id: id } = await server.database
    .selectFrom('attempts')
    .select('transaction_id')
    .executeTakeFirstOrThrow();
  /** The provider's own change, as by its nightly settlement. */
  const become = async (change: 'settle' | 'settlement_decline') => {
    const { privateKey, publicKey } = SANDBOX_BRAINTREE;
    const done = await fetch(`${url}/merchants/${ACCOUNT}/transactions/${id}/${change}`, {
      method: 'PUT',
      headers: { authorization: `Basic ${btoa(`${publicKey}:${privateKey}`)}` },
    });
    expect(done.status).toBe(200);
  };
  const voids = () =>
    server.database.selectFrom('outbox').select('status').where('kind', '=', 'void').execute();
  return { become, id, server, url, voids };
}

it('a debit without an account is refunded once it has settled, as while the server was down', async () => {
  const { become, id, server, url, voids } = await refusedDebit();
  await become('settle');

  await server.deliver();

  expect(await voids()).toEqual([{ status: 'done' }]);
  expect(await recordsOf(url)).toMatchObject({
    transactions: [{ type: 'credit', amount: '59.00', refundedTransactionId: id }, { id }],
  });
  expect(await countsOf(server)).toMatchObject({ accounts: 0, payments: 0 });
  server.pass(DAY + 1);
  expect(await reconcile(server.deps)).toMatchObject({ compared: 1, differences: [] });
});

it('is not asked for again once its bank has returned it', async () => {
  const { become, server, voids } = await refusedDebit();
  await become('settlement_decline');

  await server.deliver();

  expect(await voids()).toEqual([{ status: 'done' }]);
});

it('is reported when nobody has given it back', async () => {
  const { become, server } = await refusedDebit();
  await become('settle');
  server.pass(DAY + 1);

  expect(await reconcile(server.deps)).toMatchObject({
    differences: [{ difference: 'notReleased' }],
  });
});
