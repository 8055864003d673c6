import { expect, it, onTestFinished, vi } from 'vitest';
import type { DirectDebitGateway } from '../../../src/server/gateways/direct-debit/DirectDebitGateway.ts';
import { startFollowingBanks } from '../../../src/server/jobs/startFollowingBanks.ts';
import { startReconciling } from '../../../src/server/jobs/startReconciling.ts';
import { insertDirectDebitHints } from '../../../src/server/storage/insertDirectDebitHints.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const DAY = 86_400_000;

/** A direct debit provider that never answers, and how often it was asked. */
function silentGateway() {
  const silence = Promise.withResolvers<never>();
  const asked = vi.fn(() => silence.promise);
  const gateway: DirectDebitGateway = {
    createFlow: asked,
    findMandate: asked,
    collect: asked,
    findByAttempt: asked,
    findPayment: asked,
    cancel: asked,
  };
  return { asked, gateway, end: () => silence.reject(new Error('It stops')) };
}

/** A server with one Direct Debit and one US bank debit, whose direct debit provider is silent now. */
async function aShop() {
  const payment = { ...aBrand().payment, methods: ['CC', 'ACH', 'GC'] as const };
  const brands = [
    aPaidBrand({ currency: 'GBP', payment: { ...payment, methods: [...payment.methods] } }),
  ];
  const { authorise, server, visitor } = await aDirectDebitVisitor({ brands });
  await pay(visitor, aDebitRequest(await authorise()));
  const paymentDetails = { nonce: 'good', customerName: 'Bob Byron' };
  const byBank = aPaidRequest({
    leadInfo: { email: 'bob@example.com' },
    paymentRequest: { payment: { paymentType: 'ACH', paymentDetails } },
  });
  await pay(await aVisitor(server.app), byBank);
  const silent = silentGateway();
  const gateways = { ...server.deps.gateways, directDebit: () => silent.gateway };
  return { deps: { ...server.deps, gateways }, server, silent };
}

it('a direct debit provider that does not answer holds up no outcome of a US bank debit', async () => {
  const { deps, server, silent } = await aShop();
  const [order] = await server.database
    .selectFrom('payments')
    .select('transaction_id')
    .where('method', '=', 'GC')
    .execute();
  const hint = { id: 'EV1', resourceType: 'payments', action: 'paid', mandateId: null };
  const about = { ...hint, paymentId: order?.transaction_id ?? '', billingRequestId: null };
  await insertDirectDebitHints(server.database, 'software-us', [about], deps.clock());
  for (const [attempt, transaction] of server.payments.books) {
    server.payments.books.set(attempt, { ...transaction, state: 'ended' });
  }
  server.pass(DAY);

  const job = startFollowingBanks(deps, 1);
  onTestFinished(async () => {
    silent.end();
    await job.stop();
  });

  const debit = () =>
    server.database.selectFrom('payments').select('state').where('method', '=', 'ACH').execute();
  await expect.poll(debit).toEqual([{ state: 'failed' }]);
  await expect.poll(() => silent.asked.mock.calls.length).toBeGreaterThan(0);
});

it('nor the comparison of what was paid by other methods', async () => {
  const { deps, server, silent } = await aShop();
  for (const [attempt, transaction] of server.payments.books) {
    server.payments.books.set(attempt, { ...transaction, state: 'voided' });
  }
  server.pass(DAY + 1);

  const job = startReconciling(deps, DAY);
  onTestFinished(async () => {
    silent.end();
    await job.stop();
  });

  await expect.poll(() => server.log.join('')).toContain('"difference":"notPaid"');
  expect(silent.asked).toHaveBeenCalledTimes(1);
});
