import { array, assert, constantFrom, property } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBillingOrder } from '../../../../tests/factories/payments/fakeBilling.ts';
import {
  SANDBOX_START,
  type TestSandbox,
  testSandbox,
} from '../../../../tests/factories/servers/sandbox.ts';
import { SANDBOX_BILLING } from '../../../core/contract/sandbox/sandboxBilling.ts';
import type { StoredSubscription } from '../BillingRecord.ts';
import { eventsOf } from '../billingEvents.ts';
import { chargesOf } from '../chargesOf.ts';
import { timeOf } from '../subscriptionTime.ts';
import { actionsFor, CLOCK_ACTIONS, type ClockAction, moveOn } from './moveOn.ts';

const TRIAL = aBillingOrder({
  plan: { ...aBillingOrder().plan, id: 'ring-100', trialMinutes: 150 },
  charges: { currency: 'USD', first: 29_400, recurring: 19_900, full: 19_900, discounted: 0 },
  trialEndsAt: '2026-12-05T09:00:00.000Z',
});
const PAID = aBillingOrder({
  charges: { currency: 'GBP', first: 5900, recurring: 4900, full: 4900, discounted: 0 },
});

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await testSandbox();
});

async function subscribe(order: object, attempt = 'attempt-1') {
  const answer = await sandbox.app.inject({
    method: 'PUT',
    url: `${SANDBOX_BILLING.path}/subscriptions/${attempt}`,
    headers: { authorization: `Bearer ${SANDBOX_BILLING.apiKey}` },
    payload: order,
  });
  expect(answer.statusCode).toBe(200);
}

async function press(action: string, attempt = 'attempt-1') {
  return sandbox.app.inject({ method: 'POST', url: `/sandbox/clock/${attempt}/${action}` });
}

async function pageText(): Promise<string> {
  return (await sandbox.app.inject({ url: '/sandbox/clock' })).body;
}

/** The subjects of the mails, the oldest first. */
async function mails(): Promise<readonly string[]> {
  const headers = { accept: 'application/json' };
  const answer = await sandbox.app.inject({ url: '/sandbox/mailbox', headers });
  const { messages } = answer.json<{
    messages: { subject: string; to: { address: string }[] }[];
  }>();
  expect(messages.every(({ to }) => to[0]?.address === 'ada@example.com')).toBe(true);
  return messages.map(({ subject }) => subject).toReversed();
}

async function recorded() {
  const headers = { accept: 'application/json' };
  const answer = await sandbox.app.inject({ url: '/sandbox/gateway', headers });
  const { subscriptions } = answer.json<{
    subscriptions: { status: string; made: { at: string; amount: number }[] }[];
  }>();
  const [first] = subscriptions;
  return [
    first?.status,
    ...(first?.made ?? []).map(({ amount, at }) => `${at.slice(0, 10)} ${amount}`),
  ];
}

describe('a trial', () => {
  it('sends a reminder, becomes a bill, and renews, with a mail for each', async () => {
    await subscribe(TRIAL);
    expect(await recorded()).toEqual(['trial']);
    await press('week');
    expect(await mails()).toEqual([]);
    await press('renew');
    expect(await recorded()).toEqual(['active', '2026-12-05 29400']);
    await press('renew');

    expect(await recorded()).toEqual(['active', '2026-12-05 29400', '2027-01-05 19900']);
    expect(await mails()).toEqual([
      'Your trial of ring-100 ends on 5 December 2026',
      'Your trial is over: $294.00 for ring-100',
      '$199.00 for ring-100',
    ]);
    expect(await pageText()).toContain('5 January 2027');
  });

  it('ends when its free minutes are used up, and its renewals count from then', async () => {
    await subscribe(TRIAL);
    await press('day');
    await press('minutes');
    expect(await recorded()).toEqual(['active', '2026-11-22 29400']);
    expect(await pageText()).not.toContain('Use up the free minutes');
    await press('renew');
    expect(await recorded()).toEqual(['active', '2026-11-22 29400', '2026-12-22 19900']);
  });

  it('is never charged once cancelled, and has no further actions', async () => {
    await subscribe(TRIAL);
    await press('day');
    await press('cancel');
    for (const action of CLOCK_ACTIONS) await press(action);

    expect(await recorded()).toEqual(['ended']);
    expect(await mails()).toEqual(['ring-100 has ended']);
    expect(await pageText()).not.toContain('<button');
  });

  it('has no minutes to use up when none are billed', async () => {
    await subscribe(aBillingOrder({ trialEndsAt: TRIAL.trialEndsAt }));
    expect(await pageText()).not.toContain('Use up the free minutes');
    await press('minutes');
    expect(await recorded()).toEqual(['trial']);
  });
});

it('a declined renewal is reported, and retried after three days', async () => {
  await subscribe(PAID);
  await press('decline');
  expect(await recorded()).toEqual(['unpaid', '2026-11-21 5900']);
  expect(await pageText()).not.toContain('declined</button>');
  await press('renew');

  expect(await recorded()).toEqual(['active', '2026-11-21 5900', '2026-12-24 4900']);
  expect(await mails()).toEqual(['Your payment of £49.00 was declined', '£49.00 for team']);
});

it('each subscription has its own time, which does not affect others', async () => {
  await subscribe(PAID, 'one');
  await subscribe(PAID, 'two');
  await press('month', 'two');
  expect((await pageText()).match(/21 November 2026<\/strong>/g)).toHaveLength(1);
  expect((await pageText()).match(/22 December 2026<\/strong>/g)).toHaveLength(1);
});

it.each([
  ['attempt-1', 'destroy'],
  ['nobody', 'day'],
])('refuses unknown subscriptions and actions: %s, %s', async (attempt, action) => {
  await subscribe(PAID);
  expect((await press(action, attempt)).statusCode).toBe(404);
  expect(await recorded()).toEqual(['active', '2026-11-21 5900']);
});

it('subscriptions of one person to one plan have names of their own', async () => {
  await subscribe(PAID, 'attempt-1');
  await subscribe({ ...PAID, orderNumber: 'another' }, 'attempt-2');
  const names = [...(await pageText()).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});

it('ignores other sites', async () => {
  await subscribe(PAID);
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: '/sandbox/clock/attempt-1/cancel',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.statusCode).toBe(403);
  expect(await recorded()).toEqual(['active', '2026-11-21 5900']);
});

it('after any actions time has moved forward, no event is reported twice, and each charge is made once', () => {
  const start: StoredSubscription = { id: 'SUB', attemptId: 'a', order: TRIAL, endedAt: null };
  assert(
    property(array(constantFrom(...CLOCK_ACTIONS), { maxLength: 14 }), (pressed: ClockAction[]) => {
      let stored = start;
      const told: string[] = [];
      for (const action of pressed) {
        if (!actionsFor(stored, SANDBOX_START).includes(action)) continue;
        const before = timeOf(stored, SANDBOX_START);
        const moved = moveOn(stored, action, SANDBOX_START);
        expect(timeOf(moved.stored, SANDBOX_START).getTime()).toBeGreaterThanOrEqual(
          before.getTime(),
        );
        told.push(...moved.happened.map((event) => JSON.stringify(event)));
        ({ stored } = moved);
      }
      const time = timeOf(stored, SANDBOX_START);
      expect(told).toEqual(eventsOf(stored, time).past.map((event) => JSON.stringify(event)));
      const numbers = eventsOf(stored, time).past.flatMap((it) =>
        it.kind === 'charged' ? [it.number] : [],
      );
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      const { made, status } = chargesOf(stored, time);
      expect(status === 'trial' && made.length > 0).toBe(false);
    }),
  );
});
