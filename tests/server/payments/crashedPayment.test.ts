import { describe, expect, it } from 'vitest';
import { endAbandoned } from '../../../src/server/orders/settling/endAbandoned.ts';
import {
  aPaidBrand,
  aPaidRequest,
  booksOf,
  countsOf,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aCrash } from '../../factories/servers/aCrash.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

const MINUTE = 60_000;

/** Never resolves, like a call whose process has died. */
const NEVER = new Promise<never>(() => undefined);

const robot = aPaidRequest({ paymentRequest: { captchaToken: 'never' } });

/** A sign-up whose captcha check never finishes. */
const notAdmitted = () => aCrash((sender, key) => void pay(sender, robot, { key }), 'accepted');

describe('a process that died', () => {
  it('before the charge has charged nothing: the attempt fails and its address is free', async () => {
    const { ask, server, visitor } = await notAdmitted();
    expect(await server.settle()).toBe(0);

    server.pass(MINUTE);
    await server.settle();

    expect(await ask()).toEqual([500, 'INTERNAL_SERVER_ERROR', 'NOTHING_CHARGED']);
    expect(server.payments.sales).toEqual([]);
    expect((await pay(visitor)).statusCode).toBe(200);
  });

  it('before the charge is ended by the next start, and its address is free at once', async () => {
    const { ask, server, visitor } = await notAdmitted();
    server.pass(1);

    expect(await endAbandoned(server.deps, server.deps.clock())).toBe(1);

    expect(await ask()).toEqual([500, 'INTERNAL_SERVER_ERROR', 'NOTHING_CHARGED']);
    expect((await pay(visitor)).statusCode).toBe(200);
  });

  it('before the charge does not keep the next start from starting where it cannot be ended', async () => {
    const { server } = await aCrash((sender, key) => void pay(sender, robot, { key }), 'accepted');
    server.pass(1);
    const startedAt = server.deps.clock();
    const clock = () => {
      throw new Error('This row cannot be written');
    };

    expect(await endAbandoned({ ...server.deps, clock }, startedAt)).toBe(0);

    expect(server.log.filter((line) => line.includes('could not be ended'))).toHaveLength(1);
  });

  it.each([
    ['that its own process has just begun', 'accepted', robot],
    ['whose provider may have been asked', 'started', aPaidRequest()],
  ] as const)('does not touch at its start an order %s', async (_name, status, request) => {
    const { server } = await aCrash((sender, key, { payments }) => {
      payments.onSale = () => NEVER;
      void pay(sender, request, { key });
    }, status);
    if (status === 'started') server.pass(1);

    expect(await endAbandoned(server.deps, server.deps.clock())).toBe(0);

    const statuses = server.database.selectFrom('attempts').select('status');
    expect(await statuses.execute()).toEqual([{ status }]);
  });

  it('in the charge leaves it to the settling job, which makes the account', async () => {
    const { ask, server } = await aCrash((sender, key, { payments }) => {
      payments.onSale = async (sell) => {
        sell();
        return NEVER;
      };
      void pay(sender, aPaidRequest(), { key });
    }, 'started');
    expect(await server.settle()).toBe(0);

    server.pass(MINUTE);
    await server.settle();

    expect(await ask()).toEqual([200, 'SIGNED_UP']);
    await server.deliver();
    expect(booksOf(server)).toEqual(['captured']);
    expect(await server.database.selectFrom('users').select('password_hash').execute()).toEqual([
      { password_hash: 'hash of 10 characters' },
    ]);
  });

  it('while a card was kept for a trial has charged nothing, so that the trial fails', async () => {
    const trial = aPaidRequest({
      paymentRequest: { freeTrial: true },
      formState: { signupType: 'freeTrial', dueToday: 0 },
    });
    const { ask, server } = await aCrash((sender, key, { payments }) => {
      payments.vault = async () => NEVER;
      void pay(sender, trial, { key });
    }, 'started');

    server.pass(MINUTE);
    await server.settle();

    expect(await ask()).toEqual([502, 'BRAIN_TREE_ERROR', 'NOTHING_CHARGED']);
    expect(await countsOf(server)).toMatchObject({ accounts: 0, claims: 0 });
  });
});

describe('two who finish the same attempt', () => {
  it('make one account of it, and capture once', async () => {
    const { promise: settled, resolve: settleNow } = Promise.withResolvers<void>();
    let answer: ReturnType<typeof pay> | undefined;
    const { server } = await aCrash((sender, key, { payments }) => {
      payments.onSale = async (sell) => {
        const sold = sell();
        await settled;
        return sold;
      };
      answer = pay(sender, aPaidRequest(), { key });
    }, 'started');
    server.pass(MINUTE);
    await server.settle();
    settleNow();

    expect((await answer)?.statusCode).toBe(200);
    await server.deliver();
    expect(booksOf(server)).toEqual(['captured']);
    expect(await countsOf(server)).toMatchObject({ accounts: 1, payments: 1 });
  });

  it('void an approval that arrives after the attempt was ended', async () => {
    const { promise: settled, resolve: settleNow } = Promise.withResolvers<void>();
    let answer: ReturnType<typeof pay> | undefined;
    const { server } = await aCrash((sender, key, { payments }) => {
      payments.onSale = async (sell) => {
        await settled;
        return sell();
      };
      answer = pay(sender, aPaidRequest(), { key });
    }, 'started');
    server.pass(6 * MINUTE);
    await server.settle();
    settleNow();

    expect((await answer)?.json()).toMatchObject({ message: 'PAYMENT_DECLINED' });
    await server.deliver();
    expect(booksOf(server)).toEqual(['voided']);
    expect(await countsOf(server)).toMatchObject({ accounts: 0, payments: 0, claims: 0 });
  });

  it('charge nothing once the attempt was ended before the charge', async () => {
    const { promise: hashed, resolve: hashNow } = Promise.withResolvers<string>();
    const server = await aServer({
      brands: [aPaidBrand()],
      deps: { hashPassword: () => hashed },
    });
    const answer = pay(await aVisitor(server.app));
    const attempts = () => server.database.selectFrom('attempts').select('id').execute();
    await expect.poll(attempts).toHaveLength(1);
    server.pass(MINUTE);
    await server.settle();
    hashNow('hash');

    expect((await answer).json()).toMatchObject({ message: 'INTERNAL_SERVER_ERROR' });
    expect(server.payments.sales).toEqual([]);
  });
});
