import { describe, expect, it } from 'vitest';
import type { PaymentRow } from '../../../src/server/storage/tables/PaymentTables.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { booksOf } from '../../factories/payments/aPaidSignUp.ts';
import type { TestServer } from '../../factories/servers/aServer.ts';
import type { Visitor } from '../../factories/servers/aVisitor.ts';

type State = PaymentRow['state'];

async function newestPaymentBecomes({ database }: TestServer, state: State): Promise<void> {
  const { id } = await database
    .selectFrom('payments')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await database.updateTable('payments').set({ state }).where('id', '=', id).execute();
}

const forUsers = (noOfUsers: number, setUpFee: number) =>
  anUpgradeRequest({
    selectedPlans: [{ planId: 'pro', noOfUsers }],
    formState: { totalAmount: 4900 * noOfUsers, dueToday: 4900 * noOfUsers + setUpFee },
  });

/** Opens the payment page as 'Change plan' does. A reload would show the last order. */
async function changePlan(visitor: Visitor): Promise<void> {
  await visitor.get('/account');
  const { headers } = await visitor.get('/account/upgrade');
  const { headers: onward } = await visitor.get(String(headers.location));
  expect((await visitor.get(String(onward.location))).statusCode).toBe(200);
}

/** An account whose only upgrade, to Pro, has a payment in this state. */
async function anAccountThatPaid(state: State) {
  const server = await anUpgradingServer();
  const visitor = await signedInAs(server, 'owner');
  server.pass(1000);
  await upgrade(visitor);
  await newestPaymentBecomes(server, state);
  server.pass(1000);
  return { server, visitor };
}

const FEE_AFTER: Readonly<Record<State, number>> = {
  kept: 1000,
  held: 0,
  submitted: 0,
  captured: 0,
  failed: 1000,
};

const STATES = ['kept', 'held', 'submitted', 'captured', 'failed'] as const satisfies State[];

it.each(STATES)(
  'after a payment that is %s the set-up fee falls due as it should, on the page and in the call',
  async (state) => {
    const fee = FEE_AFTER[state];
    const { server, visitor } = await anAccountThatPaid(state);
    await changePlan(visitor);
    const { plans } = server.pages.at(-1)?.sessionInfo ?? {};
    expect(plans?.map(({ setUpFee }) => setUpFee)).toContain(fee);
    expect(plans?.every(({ setUpFee }) => setUpFee === fee || setUpFee === 0)).toBe(true);

    const wrong = await upgrade(visitor, forUsers(2, 1000 - fee));
    expect(wrong.json()).toMatchObject({ message: 'PRICE_CHANGED' });
    const right = await upgrade(visitor, forUsers(2, fee));
    expect(right.json()).toMatchObject({ data: { totalAmountPaid: 9800 + fee } });
  },
);

const DAY_MS = 86_400_000;

/** An account whose plan is on a trial of 14 days, with a card. */
async function anAccountOnTrial() {
  const { server } = await anAccountThatPaid('kept');
  const trial_ends_at = new Date(server.deps.clock().getTime() + 14 * DAY_MS).toISOString();
  const newest = server.database.updateTable('subscriptions').where('plan_id', '=', 'pro');
  await newest.set({ status: 'trial', trial_ends_at }).execute();
  const cancel = (ended_at: string) => newest.set({ status: 'ended', ended_at }).execute();
  // Their session has ended by then.
  const daysLater = (days: number) => {
    server.pass(days * DAY_MS);
    return signedInAs(server, 'owner');
  };
  return { server, cancel, daysLater };
}

describe('at the end of a trial billing charges the set-up fee, so an upgrade', () => {
  it.each([
    ['during the trial has it', 13, 1000],
    ['after the trial has it no more', 15, 0],
    ['months later has it no more', 100, 0],
  ])('%s', async (_when, days, fee) => {
    const { daysLater, server } = await anAccountOnTrial();
    const visitor = await daysLater(days);
    await changePlan(visitor);
    const { plans } = server.pages.at(-1)?.sessionInfo ?? {};
    expect(plans?.find(({ id }) => id === 'pro')?.setUpFee).toBe(fee);
    const right = await upgrade(visitor, forUsers(2, fee));
    expect(right.json()).toMatchObject({ data: { totalAmountPaid: 9800 + fee } });
  });

  it('after a trial that was cancelled before its end has it', async () => {
    const { cancel, daysLater, server } = await anAccountOnTrial();
    await cancel(server.deps.clock().toISOString());
    const right = await upgrade(await daysLater(30), forUsers(2, 1000));
    expect(right.json()).toMatchObject({ data: { totalAmountPaid: 10_800 } });
  });

  it('to the same order is refused once the trial is over, because it is paid for', async () => {
    const { daysLater, server } = await anAccountOnTrial();
    const same = await upgrade(await daysLater(15), forUsers(1, 0));
    expect(same.json()).toMatchObject({ message: 'PLAN_CHANGED' });
    expect(booksOf(server)).toHaveLength(1);
  });
});

it('is not asked for again where an earlier payment was kept and only the newest failed', async () => {
  const { server, visitor } = await anAccountThatPaid('captured');
  await upgrade(visitor, forUsers(2, 0));
  await newestPaymentBecomes(server, 'failed');
  server.pass(1000);

  expect((await upgrade(visitor, forUsers(3, 0))).statusCode).toBe(200);
  expect(booksOf(server)).toHaveLength(3);
});

it('a plan that the bank has not paid is offered again, first', async () => {
  const { server, visitor } = await anAccountThatPaid('failed');
  await server.database.updateTable('subscriptions').set({ status: 'paymentFailed' }).execute();
  await visitor.get('/payment');

  expect(server.pages.at(-1)?.sessionInfo).toMatchObject({ selectedPlanId: 'pro' });
  expect((await upgrade(visitor, forUsers(1, 1000))).statusCode).toBe(200);
});
