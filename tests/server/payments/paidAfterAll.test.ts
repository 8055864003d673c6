import { describe, expect, it } from 'vitest';
import { followBanks } from '../../../src/server/orders/banks/followBanks.ts';
import { insertDirectDebitHints } from '../../../src/server/storage/insertDirectDebitHints.ts';
import {
  aDebitRequest,
  aDirectDebitVisitor,
} from '../../factories/payments/aDirectDebitVisitor.ts';
import { pay } from '../../factories/payments/aPaidSignUp.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import { ask, refusal } from '../../factories/servers/support.ts';

const DAY_MS = 86_400_000;

/** An account whose Direct Debit has failed, as the provider and the server know. */
async function aFailedDebit(isTrial = false) {
  const { authorise, billingRequest, server, visitor } = await aDirectDebitVisitor();
  await authorise();
  const trial = {
    paymentRequest: { freeTrial: true },
    formState: { signupType: 'freeTrial', dueToday: 0 },
  } as const;
  await pay(visitor, aDebitRequest('BRF0001', isTrial ? trial : {}));
  const [book] = server.directDebit.books.values();
  const approved = book?.outcome;
  let events = 0;
  /** The provider's payment changes, and it sends a hint. */
  const become = async (change: 'failed' | 'submitted' | 'collected') => {
    if (book && approved?.kind === 'approved') {
      book.outcome =
        change === 'failed'
          ? { kind: 'declined', reason: 'failed', cause: null }
          : { ...approved, isCollected: change === 'collected' };
    }
    await hear({ paymentId: `PM${book?.attemptId}`, mandateId: null });
  };
  const hear = async (about: { paymentId: string | null; mandateId: string | null }) => {
    events += 1;
    const event = { id: `EV${events}`, resourceType: 'any', action: 'any', billingRequestId: null };
    await insertDirectDebitHints(
      server.database,
      'software-us',
      [{ ...event, ...about }],
      server.deps.clock(),
    );
    await followBanks(server.deps);
    await server.deliver();
  };
  /** The payer takes the mandate back, or gives it again. */
  const mandate = async (kind: 'withdrawn' | 'authorised') => {
    const given = { kind: 'authorised', mandateId: 'MD1' } as const;
    const taken = { kind: 'withdrawn', reason: 'suspended_by_payer', mandateId: 'MD1' } as const;
    server.directDebit.mandates.set(billingRequest(), kind === 'withdrawn' ? taken : given);
    await hear({ paymentId: null, mandateId: 'MD1' });
  };
  if (isTrial) await mandate('withdrawn');
  else await become('failed');
  expect(await stored(server)).toMatchObject({ state: 'failed', status: 'paymentFailed' });
  return { become, mandate, server };
}

/** As another plan does that replaces it. */
async function endPlan({ database }: TestServer) {
  await database.updateTable('subscriptions').set({ status: 'ended' }).execute();
}

async function stored({ database, mail }: TestServer) {
  const { attempt_id: order, state } = await database
    .selectFrom('payments')
    .select(['attempt_id', 'state'])
    .executeTakeFirstOrThrow();
  const { status } = await database
    .selectFrom('subscriptions')
    .select('status')
    .executeTakeFirstOrThrow();
  const told = mail.sent.filter(({ subject }) => subject.includes('did not go through')).length;
  return { order, state, status, told };
}

describe('a Direct Debit that had failed', () => {
  it('is paid where the bank pays after all, as when it takes back a reversal', async () => {
    const { become, server } = await aFailedDebit();

    await become('collected');

    expect(await stored(server)).toMatchObject({ state: 'captured', status: 'active' });
  });

  it('can then be refunded', async () => {
    const { become, server } = await aFailedDebit();
    await become('collected');
    const { order } = await stored(server);

    expect(await refusal(ask(server, 'refund', 'order', order))).toMatch(/^Not refused/);
    expect(await stored(server)).toMatchObject({ state: 'failed', status: 'ended' });
  });

  it('is on its way again when people send it again, and is asked about every day', async () => {
    const { become, server } = await aFailedDebit();
    await become('submitted');
    expect(await stored(server)).toMatchObject({ state: 'submitted', status: 'active', told: 1 });

    server.pass(DAY_MS);
    expect(await followBanks(server.deps)).toBe(1);
  });

  it('that fails once more is mailed about once more', async () => {
    const { become, server } = await aFailedDebit();
    await become('submitted');
    server.pass(DAY_MS);
    await become('failed');

    expect(await stored(server)).toMatchObject({
      state: 'failed',
      status: 'paymentFailed',
      told: 2,
    });
  });

  it('is kept again for a trial whose payer gives the mandate again', async () => {
    const { mandate, server } = await aFailedDebit(true);

    await mandate('authorised');

    expect(await stored(server)).toMatchObject({ state: 'kept', status: 'trial' });
  });

  it('is paid although another plan replaced its own, which remains ended', async () => {
    const { become, server } = await aFailedDebit();
    await endPlan(server);

    await become('collected');

    expect(await stored(server)).toMatchObject({ state: 'captured', status: 'ended' });
    const { order } = await stored(server);
    expect(await refusal(ask(server, 'refund', 'order', order))).toMatch(/^Not refused/);
  });

  it('is on its way again for a plan that was replaced, and can be refunded before it is collected', async () => {
    const { become, server } = await aFailedDebit();
    await endPlan(server);

    await become('submitted');

    expect(await stored(server)).toMatchObject({ state: 'submitted', status: 'ended' });
    const { order } = await stored(server);
    expect(await refusal(ask(server, 'refund', 'order', order))).toMatch(/^Not refused/);
  });

  it('remains so once it was refunded, although the bank already had it', async () => {
    const { become, server } = await aFailedDebit();
    await become('submitted');
    const { order } = await stored(server);
    await ask(server, 'refund', 'order', order);

    await become('collected');

    expect(await stored(server)).toMatchObject({ state: 'failed', status: 'ended' });
  });

  it('is not kept again for a trial that another plan replaced', async () => {
    const { mandate, server } = await aFailedDebit(true);
    await endPlan(server);

    await mandate('authorised');

    expect(await stored(server)).toMatchObject({ state: 'failed', status: 'ended' });
  });
});
