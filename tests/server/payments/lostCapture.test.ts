import { expect, it } from 'vitest';
import { reconcile } from '../../../src/server/orders/books/reconcile.ts';
import { aPaidBrand, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import { ask } from '../../factories/servers/support.ts';

const DAY = 86_400_000;

/** A server with a paid order whose money the provider no longer holds, before it was captured. */
async function released(state: 'ended' | 'voided'): Promise<TestServer> {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app));
  for (const [order, held] of server.payments.books) {
    server.payments.books.set(order, { ...held, state });
  }
  await server.deliver();
  return server;
}

async function stored({ database }: TestServer) {
  const payments = await database.selectFrom('payments').select('state').execute();
  const subscriptions = await database.selectFrom('subscriptions').select('status').execute();
  const captures = await database
    .selectFrom('outbox')
    .select(['attempts', 'last_error', 'status'])
    .where('kind', '=', 'capture')
    .execute();
  return { captures, payments, subscriptions };
}

const errors = ({ log }: TestServer) => log.filter((line) => line.includes('"level":"error"'));

it.each(['ended', 'voided'] as const)(
  'a capture of an authorisation that is %s is tried once, and its payment has failed',
  async (state) => {
    const server = await released(state);
    server.pass(2 * DAY);
    await server.deliver();

    expect(await stored(server)).toMatchObject({
      payments: [{ state: 'failed' }],
      subscriptions: [{ status: 'paymentFailed' }],
      captures: [{ attempts: 1, status: 'failed', last_error: expect.stringContaining('lost') }],
    });
    expect(errors(server)).toHaveLength(1);
    expect((await reconcile(server.deps)).differences).toEqual([]);
  },
);

it('the account is told, once, and keeps its plan until people decide', async () => {
  const server = await released('ended');
  await server.deliver();

  const told = server.mail.sent.filter(({ subject }) => subject.includes('did not go through'));
  expect(told).toMatchObject([{ text: expect.stringContaining('59.00') }]);
  expect(await stored(server)).toMatchObject({ subscriptions: [{ status: 'paymentFailed' }] });

  const [order] = await server.database.selectFrom('attempts').select('id').execute();
  await ask(server, 'refund', 'order', order?.id ?? '');
  await server.deliver();

  expect(await stored(server)).toMatchObject({ subscriptions: [{ status: 'ended' }] });
  expect(server.payments.refunds).toEqual([]);
});

it('a capture that meets the void of a refund says nothing to the account', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app));
  const [order] = await server.database.selectFrom('attempts').select('id').execute();
  const before = { ...server.payments };
  server.payments.capture = async (account, id) => {
    await ask(server, 'refund', 'order', order?.id ?? '');
    await server.payments.refund(account, id);
    return before.capture(account, id);
  };
  await server.deliver();
  await server.deliver();

  expect(await stored(server)).toMatchObject({
    payments: [{ state: 'failed' }],
    subscriptions: [{ status: 'ended' }],
    captures: [{ status: 'done' }],
  });
  expect(server.mail.sent.filter(({ subject }) => subject.includes('did not'))).toEqual([]);
  expect(errors(server)).toEqual([]);
});

it('a capture whose answer comes after the refund of its order does not bring the payment back', async () => {
  const server = await aServer({ brands: [aPaidBrand()] });
  await pay(await aVisitor(server.app));
  const [order] = await server.database.selectFrom('attempts').select('id').execute();
  const before = { ...server.payments };
  server.payments.capture = async (account, id) => {
    const outcome = await before.capture(account, id);
    await ask(server, 'refund', 'order', order?.id ?? '');
    return outcome;
  };
  await server.deliver();
  await server.deliver();

  expect(await stored(server)).toMatchObject({
    payments: [{ state: 'failed' }],
    subscriptions: [{ status: 'ended' }],
  });
  expect(server.payments.refunds).toHaveLength(1);
  expect((await reconcile(server.deps)).differences).toEqual([]);
});
