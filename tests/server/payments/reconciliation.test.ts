import { expect, it } from 'vitest';
import { startReconciling } from '../../../src/server/jobs/startReconciling.ts';
import { reconcile } from '../../../src/server/orders/books/reconcile.ts';
import {
  aPaidBrand,
  aPaidRequest,
  aRequestWith,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const DAY = 86_400_000;

/** A server with one captured and one declined sale, and a trial. */
async function aShop(): Promise<TestServer> {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app), aRequestWith('declined'));
  await pay(await aVisitor(server.app));
  const trial = aPaidRequest({
    leadInfo: { email: 'grace@example.com' },
    paymentRequest: { freeTrial: true },
    formState: { signupType: 'freeTrial', dueToday: 0 },
  });
  await pay(await aVisitor(server.app), trial);
  await server.deliver();
  return server;
}

it('finds no difference where every capture has its account', async () => {
  const server = await aShop();
  server.pass(DAY + 1);

  const job = startReconciling(server.deps, DAY);
  await job.stop();

  expect(await reconcile(server.deps)).toEqual({ compared: 2, differences: [], toRefund: [] });
  expect(server.log.join('')).toContain('Our payments are what the provider has on its books');
});

it('reports a payment whose account is gone', async () => {
  const server = await aShop();
  await server.database.updateTable('attempts').set({ status: 'failed' }).execute();
  const [captured] = [...server.payments.books]
    .filter(([, { state }]) => state === 'captured')
    .map(([attemptId]) => attemptId);
  server.pass(DAY + 1);

  expect(await reconcile(server.deps)).toEqual({
    compared: 2,
    differences: [
      {
        attemptId: captured,
        orderNumber: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
        difference: 'notReleased',
      },
    ],
    toRefund: [],
  });
  expect(server.log.join('')).toContain('are not what the provider has on its books');
  const counted = await server.metrics();
  expect(counted).toContain('signup_payment_differences_total{difference="notReleased"} 1');
  expect(counted).toContain('signup_payment_differences_total{difference="notPaid"} 0');
});

it('ends early when the server stops, and does not say that all is right', async () => {
  const server = await aShop();
  server.pass(DAY + 1);

  expect(await reconcile(server.deps, () => true)).toMatchObject({ compared: 0 });
  expect(server.log.join('')).toContain('Not all payments were compared');
  expect(server.log.join('')).not.toContain('Our payments are what');
});

it.each([DAY - 1, 5 * DAY])('leaves out what was begun %i ms ago', async (age) => {
  const server = await aShop();
  server.pass(age);

  expect(await reconcile(server.deps)).toEqual({ compared: 0, differences: [], toRefund: [] });
});
