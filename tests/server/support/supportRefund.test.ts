import { describe, expect, it } from 'vitest';
import type { ChangeOutcome } from '../../../src/server/gateways/payments/PaymentGateway.ts';
import { followBanks } from '../../../src/server/orders/banks/followBanks.ts';
import { reconcile } from '../../../src/server/orders/books/reconcile.ts';
import { pruneAll } from '../../../src/server/retention/pruneAll.ts';
import type { OutboxRow } from '../../../src/server/storage/tables/Tables.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import {
  aPaidBrand,
  aPaidRequest,
  aRequestWith,
  booksOf,
  pay,
} from '../../factories/payments/aPaidSignUp.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';
import {
  actionsOf,
  aSoldServer,
  ask,
  endedAtBilling,
  refusal,
} from '../../factories/servers/support.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function onlyOrder({ database }: TestServer) {
  return database.selectFrom('attempts').select('id').executeTakeFirstOrThrow();
}

function workOf({ database }: TestServer, kind: OutboxRow['kind']) {
  return database.selectFrom('outbox').select('status').where('kind', '=', kind).execute();
}

describe('a refund of a Direct Debit', () => {
  it('refunds the payment, and sends no mail that their bank did not pay', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    await pay(visitor, aDebitRequest(await authorise()));
    const { id } = await onlyOrder(server);

    const { books } = server.directDebit;
    const booked = books.get(id);
    if (booked === undefined) throw new Error('Nothing was collected');

    await ask(server, 'refund', 'order', id);
    await server.deliver();
    // The provider's state of the payment from then on.
    books.set(id, { ...booked, outcome: { kind: 'declined', reason: 'cancelled', cause: null } });
    server.pass(2 * DAY_MS);
    await followBanks(server.deps);
    await server.deliver();

    expect(await workOf(server, 'refund')).toEqual([{ status: 'done' }]);
    expect(await workOf(server, 'paymentFailedMail')).toEqual([]);
  });

  it('that is at the bank is left to people, and is done once the payer has the money', async () => {
    const { authorise, server, visitor } = await aDirectDebitVisitor();
    await pay(visitor, aDebitRequest(await authorise()));
    const { id } = await onlyOrder(server);
    server.directDebit.cancelOutcome = { kind: 'tooLate', status: 'submitted' };
    await ask(server, 'refund', 'order', id);
    await server.deliver();
    expect(await workOf(server, 'refund')).toEqual([{ status: 'byHand' }]);

    server.directDebit.cancelOutcome = { kind: 'cancelled' };
    await reconcile(server.deps);

    expect(await workOf(server, 'refund')).toEqual([{ status: 'done' }]);
  });
});

describe('a refund', () => {
  it.each([
    ['held', 0],
    ['captured', 1],
  ])(
    'of what is %s gives all of it back, once, and ends the order at billing',
    async (_, rounds) => {
      const { ada, bob, server } = await aSoldServer();
      for (let round = 0; round < rounds; round += 1) await server.deliver();

      await ask(server, 'refund', 'receipt', ada.id);
      await ask(server, 'refund', 'transaction', ada.transaction_id ?? '');
      await server.deliver();
      await server.deliver();

      expect(server.payments.refunds).toEqual([ada.transaction_id]);
      expect(booksOf(server)).toEqual(['voided', 'captured']);
      expect(endedAtBilling(server)).toEqual([ada.id]);
      const rows = await server.database
        .selectFrom('payments')
        .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
        .select(['attempt_id', 'state', 'subscriptions.status as status'])
        .execute();
      expect(rows).toEqual(
        expect.arrayContaining([
          { attempt_id: ada.id, state: 'failed', status: 'ended' },
          { attempt_id: bob.id, state: 'captured', status: 'active' },
        ]),
      );
    },
  );

  it('whose answer was lost is not made twice', async () => {
    const { ada, server } = await aSoldServer();
    await server.deliver();
    let asked = 0;
    server.payments.onRefund = async (refund): Promise<ChangeOutcome> => {
      asked += 1;
      const outcome = refund();
      return asked === 1 ? { kind: 'unknown', cause: new Error('The answer was lost') } : outcome;
    };
    await ask(server, 'refund', 'order', ada.id);

    await server.deliver();
    server.pass(MINUTE_MS);
    await server.deliver();

    expect([asked, server.payments.refunds]).toEqual([2, [ada.transaction_id]]);
    const dossier = await ask(server, 'show', 'order', ada.id);
    expect(dossier).toMatchObject({
      dossier: {
        work: expect.arrayContaining([expect.objectContaining({ kind: 'refund', status: 'done' })]),
      },
    });
  });

  it('whose process died between the provider and the row is found to be made', async () => {
    const { ada, server } = await aSoldServer();
    await server.deliver();
    const dead = Promise.withResolvers<ChangeOutcome>();
    const asked = Promise.withResolvers<void>();
    server.payments.onRefund = (refund) => {
      refund();
      asked.resolve();
      return dead.promise;
    };
    await ask(server, 'refund', 'order', ada.id);
    void server.deliver();
    await asked.promise;
    server.payments.onRefund = null;

    server.pass(3 * MINUTE_MS);
    await server.deliver();

    expect(server.payments.refunds).toEqual([ada.transaction_id]);
    expect(await workOf(server, 'refund')).toEqual([{ status: 'done' }]);
    dead.resolve({ kind: 'done' });
  });

  it('that a version of before gave up is made once it is asked for again', async () => {
    const { ada, server } = await aSoldServer();
    await server.deliver();
    await ask(server, 'refund', 'order', ada.id);
    await server.database
      .updateTable('outbox')
      .set({ status: 'failed', attempts: 20, due_at: '2100-01-01T00:00:00.000Z' })
      .where('kind', '=', 'refund')
      .execute();
    await pruneAll(server.database, new Date(server.deps.clock().getTime() + 365 * DAY_MS));

    expect(await ask(server, 'refund', 'order', ada.id)).toMatchObject({
      did: 'was asked for before and given up, and is tried again',
    });
    const work = server.database.selectFrom('outbox').select('attempts');
    expect(await work.where('kind', '=', 'refund').execute()).toEqual([{ attempts: 0 }]);
    await server.deliver();

    expect(server.payments.refunds).toEqual([ada.transaction_id]);
    expect(await workOf(server, 'refund')).toEqual([{ status: 'done' }]);
    const subject = `order/${ada.id}`;
    expect(await actionsOf(server)).toMatchObject([
      { verb: 'refund', outcome: 'done', subject },
      { verb: 'refund', outcome: 'done', subject },
    ]);
  });

  it('of a trial with a card is refused, with the place of what billing charged since', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    const trial = aPaidRequest({
      paymentRequest: { freeTrial: true },
      formState: { signupType: 'freeTrial', dueToday: 0 },
    });
    await pay(await aVisitor(server.app), trial);
    const { id } = await onlyOrder(server);
    expect(await refusal(ask(server, 'refund', 'order', id))).toBe(
      'Nothing was charged with the order. What billing charged since is refunded at billing.',
    );
  });

  it('is refused where nothing was charged, and where it is not known yet', async () => {
    const server = await aServer({ brands: [aPaidBrand()] });
    await pay(await aVisitor(server.app), aRequestWith('declined'));
    await pay(await aVisitor(server.app), aRequestWith('lost'));
    const [declined, lost] = await server.database
      .selectFrom('attempts')
      .select('id')
      .orderBy('status')
      .execute();

    expect(await refusal(ask(server, 'refund', 'order', declined?.id ?? ''))).toContain(
      'The order has no payment.',
    );
    expect(await refusal(ask(server, 'refund', 'order', lost?.id ?? ''))).toContain(
      'It is not known yet',
    );
    expect(await refusal(ask(server, 'refund', 'order', 'another'))).toBe(
      'Nothing is kept by that order.',
    );
    expect((await actionsOf(server)).map(({ outcome, subject }) => [outcome, subject])).toEqual([
      ['refused', `order/${declined?.id}`],
      ['refused', `order/${lost?.id}`],
      ['refused', 'order'],
    ]);
  });
});
