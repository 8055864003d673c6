import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAX_AGE_MS } from '../../../src/server/orders/settling/decideOutcome.ts';
import {
  aPaidBrand,
  aPaidRequest,
  aRequestWith,
  booksOf,
  countsOf,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor, type Visitor } from '../../factories/servers/aVisitor.ts';

const MINUTE = 60_000;
const LOST = { kind: 'unknown', cause: new Error('The answer was lost') } as const;

interface Pending {
  readonly server: TestServer;
  readonly visitor: Visitor;
  /** Returns the answer when the page asks. */
  readonly ask: () => Promise<readonly [number, string]>;
}

type OnSale = NonNullable<TestServer['payments']['onSale']>;

/** Makes the sale and loses its answer. */
const losing: OnSale = async (sell) => {
  sell();
  return LOST;
};

/** The sale never reaches the provider. */
const missing: OnSale = async () => LOST;

/** A visitor with a payment of unknown outcome. */
async function aPendingPayment(
  onSale: (server: TestServer) => OnSale = () => losing,
  request = aPaidRequest(),
): Promise<Pending> {
  const server = await aServer({ brands: [aPaidBrand()] });
  const visitor = await aVisitor(server.app);
  const key = randomUUID();
  server.payments.onSale = onSale(server);
  const answer = await pay(visitor, request, { key });
  expect(answer.json()).toEqual({
    status: false,
    success: false,
    message: 'PAYMENT_PENDING',
    data: { retryAfter: 2 },
  });
  server.payments.onSale = null;
  return {
    server,
    visitor,
    ask: async () => {
      const polled = await visitor.ask(`/attempts/${key}`);
      return [polled.statusCode, polled.json<{ message: string }>().message];
    },
  };
}

describe('a payment whose answer is lost', () => {
  it('is pending, then found by its order and finished', async () => {
    const { ask, server } = await aPendingPayment();
    expect(await ask()).toEqual([202, 'PAYMENT_PENDING']);

    await server.settle();

    expect(await ask()).toEqual([200, 'SIGNED_UP']);
    await server.deliver();
    expect(booksOf(server)).toEqual(['captured']);
    expect(await countsOf(server)).toEqual({ accounts: 1, attempts: 1, claims: 0, payments: 1 });
    expect(server.payments.sales).toHaveLength(1);
  });

  it('keeps its address from others until it is known', async () => {
    const { server } = await aPendingPayment();

    const other = await pay(await aVisitor(server.app));

    expect([other.statusCode, other.json()]).toMatchObject([
      409,
      { message: 'PAYMENT_BEING_CHECKED' },
    ]);
    expect(server.payments.sales).toHaveLength(1);
  });

  it('fails when the bank declined', async () => {
    const { ask, server } = await aPendingPayment(() => losing, aRequestWith('declined'));

    await server.settle();

    expect(await ask()).toEqual([402, 'PAYMENT_DECLINED']);
    expect(await countsOf(server)).toMatchObject({ accounts: 0, claims: 0 });
  });

  it('is voided when it is of another amount', async () => {
    const { ask, server } = await aPendingPayment(({ payments }) => async (sell, { orderId }) => {
      sell();
      const found = payments.books.get(orderId);
      if (found) payments.books.set(orderId, { ...found, amount: null });
      return LOST;
    });

    await server.settle();
    await server.deliver();

    expect(await ask()).toEqual([502, 'BRAIN_TREE_ERROR']);
    expect(booksOf(server)).toEqual(['voided']);
    expect(await countsOf(server)).toMatchObject({ accounts: 0, claims: 0 });
  });

  it('counts a duplicate as no answer, for it may be its own', async () => {
    const { ask, server } = await aPendingPayment(() => async (sell) => {
      sell();
      return { kind: 'refused', reason: 'duplicate', detail: 'duplicate' };
    });

    await server.settle();

    expect(await ask()).toEqual([200, 'SIGNED_UP']);
  });
});

describe('a payment that the provider does not know', () => {
  it('stays pending as long as its sale may still be in progress', async () => {
    const { ask, server } = await aPendingPayment(() => missing);

    server.pass(MAX_AGE_MS);
    await server.settle();

    expect(await ask()).toEqual([202, 'PAYMENT_PENDING']);
  });

  it('fails once a look-up that began later finds none', async () => {
    const { ask, server, visitor } = await aPendingPayment(() => missing);

    server.pass(MAX_AGE_MS + 1);
    await server.settle();

    expect(await ask()).toEqual([402, 'PAYMENT_DECLINED']);
    expect((await pay(visitor)).statusCode).toBe(200);
  });

  it('is not ended by a look-up that began before and finished later', async () => {
    const { ask, server } = await aPendingPayment(() => missing);
    const { payments } = server;
    payments.findByOrder = async () => {
      server.pass(MAX_AGE_MS);
      return { kind: 'none' };
    };

    server.pass(MINUTE);
    await server.settle();

    expect(await ask()).toEqual([202, 'PAYMENT_PENDING']);
  });

  it('is voided when it is found later', async () => {
    let later: () => unknown = () => undefined;
    const { ask, server } = await aPendingPayment(() => async (sell) => {
      later = sell;
      return LOST;
    });
    server.pass(MAX_AGE_MS + 1);
    await server.settle();

    later();
    server.pass(MINUTE);
    await server.settle();
    await server.deliver();

    expect(booksOf(server)).toEqual(['voided']);
    expect(await ask()).toEqual([402, 'PAYMENT_DECLINED']);
  });

  it('is watched for a day, and no longer', async () => {
    const { server } = await aPendingPayment(() => missing);
    const due = async () =>
      (await server.database.selectFrom('attempts').select('due_at').executeTakeFirstOrThrow())
        .due_at;
    server.pass(MAX_AGE_MS + 1);
    await server.settle();
    expect(await due()).not.toBeNull();

    server.pass(24 * 60 * MINUTE);
    await server.settle();

    expect(await due()).toBeNull();
  });
});
