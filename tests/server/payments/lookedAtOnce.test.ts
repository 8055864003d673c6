import { describe, expect, it } from 'vitest';
import type { CollectOutcome } from '../../../src/server/gateways/direct-debit/DirectDebitGateway.ts';
import { followBanks } from '../../../src/server/orders/banks/followBanks.ts';
import { insertDirectDebitHints } from '../../../src/server/storage/insertDirectDebitHints.ts';
import type { PaymentRow } from '../../../src/server/storage/tables/PaymentTables.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { pay } from '../../factories/payments/aPaidSignUp.ts';
import { ask } from '../../factories/servers/support.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A Direct Debit whose state here and at the provider a test sets. */
async function aDebit() {
  const { authorise, server, visitor } = await aDirectDebitVisitor();
  await pay(visitor, aDebitRequest(await authorise()));
  const [book] = server.directDebit.books.values();
  const approved = book?.outcome;
  if (book === undefined || approved?.kind !== 'approved') throw new Error('Nothing is collected');
  const outcomes: Readonly<Record<string, CollectOutcome>> = {
    underWay: approved,
    paid: { ...approved, isCollected: true },
    failed: { kind: 'declined', reason: 'failed', cause: null },
  };
  const paymentId = `PM${book.attemptId}`;
  return {
    server,
    attemptId: book.attemptId,
    /** What the provider says from now on. */
    become: (word: string) => {
      server.directDebit.isDown = word === 'unknown';
      const outcome = outcomes[word];
      if (outcome !== undefined) book.outcome = outcome;
    },
    store: (values: Partial<PaymentRow>) =>
      server.database.updateTable('payments').set(values).execute(),
    hear: async () => {
      const about = { paymentId, mandateId: null, billingRequestId: null };
      const event = { id: 'EV1', resourceType: 'payments', action: 'any', ...about };
      await insertDirectDebitHints(server.database, 'software-us', [event], server.deps.clock());
    },
    /** How many looks there are in a second round, which follows at once. */
    again: async () => {
      await followBanks(server.deps);
      return followBanks(server.deps);
    },
  };
}

const STATES = ['submitted', 'captured', 'failed'] as const;
const WORDS = ['underWay', 'paid', 'failed', 'unknown'] as const;
const CASES = STATES.flatMap((state) => WORDS.map((word) => [state, word] as const));

describe.each(CASES)('a payment that is %s here and %s at the bank', (state, word) => {
  it('is not looked at again at once', async () => {
    const { again, become, server, store } = await aDebit();
    await store({ state, look_at: server.deps.clock().toISOString() });
    become(word);

    expect(await again()).toBe(0);
  });

  it('nor once support has refunded it', async () => {
    const { again, attemptId, become, server, store } = await aDebit();
    await store({ state });
    await ask(server, 'refund', 'order', attemptId);
    await store({ look_at: server.deps.clock().toISOString() });
    become(word);

    expect(await again()).toBe(0);
  });

  it('nor after a hint that came while the provider was away', async () => {
    const { again, become, hear, server, store } = await aDebit();
    await store({ state });
    become('unknown');
    await hear();
    await followBanks(server.deps);
    become(word);
    server.pass(HOUR);

    expect(await again()).toBe(0);
  });
});

it('a refund while the provider is asked leaves nothing to look at', async () => {
  const { again, attemptId, become, server } = await aDebit();
  const gateway = server.directDebit.of('any');
  if (gateway === null) throw new Error('Every account has a gateway here.');
  const directDebit = () => ({
    ...gateway,
    findPayment: async (id: string) => {
      const found = await gateway.findPayment(id);
      await ask(server, 'refund', 'order', attemptId);
      return found;
    },
  });
  server.pass(DAY);
  await followBanks({ ...server.deps, gateways: { ...server.deps.gateways, directDebit } });
  become('failed');
  server.pass(DAY);

  expect(await again()).toBe(0);
  expect(
    await server.database.selectFrom('payments').select(['look_at', 'state']).execute(),
  ).toEqual([{ look_at: null, state: 'failed' }]);
});

it.each([
  ['failed', 'paid', 'captured'],
  ['paid', 'failed', 'failed'],
])(
  'of two answers that come at once, %s and then %s, the provider decides',
  async (one, other, state) => {
    const { again, become, hear, server } = await aDebit();
    const gateway = server.directDebit.of('any');
    if (gateway === null) throw new Error('Every account has a gateway here.');
    const directDebit = () => ({
      ...gateway,
      findPayment: async (id: string) => {
        const found = await gateway.findPayment(id);
        become(other);
        await hear();
        await followBanks(server.deps);
        return found;
      },
    });
    become(one);
    server.pass(DAY);
    await followBanks({ ...server.deps, gateways: { ...server.deps.gateways, directDebit } });
    server.pass(HOUR);

    expect(await again()).toBe(0);
    const payments = await server.database
      .selectFrom('payments')
      .select(['look_at', 'state'])
      .execute();
    expect(payments).toEqual([{ look_at: null, state }]);
    await server.deliver();
    const told = server.mail.sent.filter(({ subject }) => subject.includes('did not go through'));
    expect(told).toHaveLength(state === 'failed' ? 1 : 0);
  },
);

/** The server's parts, with a fault of its own wherever it looks at a Direct Debit. */
function withFault({ deps }: Awaited<ReturnType<typeof aDebit>>['server']) {
  const follow = async () => {
    throw new Error('A fault of ours');
  };
  const GC = { ...deps.methods.GC, settlement: { kind: 'followed', follow } as const };
  return { ...deps, methods: { ...deps.methods, GC } };
}

it('a payment that cannot be looked at does not come first again', async () => {
  const { again, server } = await aDebit();
  server.pass(DAY);
  await followBanks(withFault(server));

  expect(await again()).toBe(0);
  server.pass(HOUR);
  expect(await followBanks(server.deps)).toBe(1);
});

it('nor does a hint of it, which would be logged every second and keep others waiting', async () => {
  const { become, hear, server } = await aDebit();
  await hear();
  await followBanks(withFault(server));
  await followBanks(withFault(server));

  const faults = server.log.filter((line) => line.includes('could not be looked at'));
  expect(faults).toHaveLength(1);
  become('paid');
  server.pass(HOUR);
  expect(await followBanks(server.deps)).toBe(1);
  const payments = await server.database.selectFrom('payments').select('state').execute();
  expect(payments).toEqual([{ state: 'captured' }]);
});
