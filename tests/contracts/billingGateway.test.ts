import { describe, expect, it, onTestFinished } from 'vitest';
import { SANDBOX_BILLING } from '../../src/core/contract/sandbox/sandboxBilling.ts';
import { startSandbox } from '../../src/sandbox/startSandbox.ts';
import type { BillingGateway } from '../../src/server/gateways/billing/BillingGateway.ts';
import { httpBilling } from '../../src/server/gateways/billing/httpBilling.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { aBillingOrder, aBillingPayment, fakeBilling } from '../factories/payments/fakeBilling.ts';

interface Subject {
  readonly billing: BillingGateway;
  /** The attempts with an active subscription. */
  readonly inForce: () => Promise<readonly string[]>;
}

interface Recorded {
  readonly attemptId: string;
  readonly status: string;
  readonly payment: { readonly amount: number; readonly transactionId: string } | null;
  readonly made: readonly { readonly amount: number }[];
}

async function overHttp() {
  const dataDir = await aTemporaryFolder();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  onTestFinished(() => sandbox.close());
  const url = `${sandbox.url}${SANDBOX_BILLING.path}`;
  const records = async (): Promise<readonly Recorded[]> => {
    const answer = await fetch(`${sandbox.url}/sandbox/gateway`, {
      headers: { accept: 'application/json' },
    });
    const { subscriptions }: { subscriptions: Recorded[] } = await answer.json();
    return subscriptions;
  };
  return {
    url,
    billing: httpBilling({ url, apiKey: SANDBOX_BILLING.apiKey }),
    records,
    inForce: async () =>
      (await records()).filter(({ status }) => status !== 'ended').map((it) => it.attemptId),
    fails: async (fault: Readonly<Record<string, string | number>>) => {
      const answer = await fetch(`${sandbox.url}/sandbox/billing/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      expect(answer.status).toBe(201);
    },
  };
}

async function inMemory(): Promise<Subject> {
  const billing = fakeBilling();
  const inForce = async () =>
    [...billing.books].filter(([, { isEnded }]) => !isEnded).map(([attemptId]) => attemptId);
  return { billing, inForce };
}

describe.each([
  ['Billing over HTTP', overHttp],
  ['the billing of the tests', inMemory],
])('%s', (_name, subject: () => Promise<Subject>) => {
  it('records an attempt once, however often it is sent', async () => {
    const { billing, inForce } = await subject();
    const first = await billing.record('attempt-1', aBillingOrder(), aBillingPayment());
    const again = await billing.record('attempt-1', aBillingOrder(), aBillingPayment());

    expect(first).toMatchObject({ kind: 'recorded' });
    expect(again).toEqual(first);
    expect(await inForce()).toEqual(['attempt-1']);
  });

  it('ends a subscription, and again', async () => {
    const { billing, inForce } = await subject();
    await billing.record('attempt-1', aBillingOrder(), aBillingPayment());

    expect(await billing.end('attempt-1')).toEqual({ kind: 'done' });
    expect(await billing.end('attempt-1')).toEqual({ kind: 'done' });
    expect(await inForce()).toEqual([]);
  });

  it('records nothing after the end, even if the end came first', async () => {
    const { billing, inForce } = await subject();
    expect(await billing.end('attempt-1')).toEqual({ kind: 'done' });
    const late = await billing.record('attempt-1', aBillingOrder(), aBillingPayment());

    expect(late.kind).toBe('refused');
    expect(await inForce()).toEqual([]);
  });
});

describe('Billing over HTTP', () => {
  it('stores what was paid, and a trial without a payment', async () => {
    const { billing, records } = await overHttp();
    await billing.record('paid', aBillingOrder(), aBillingPayment());
    const trial = aBillingOrder({ trialEndsAt: '2099-01-01T00:00:00.000Z' });
    await billing.record('trial', trial, aBillingPayment({ amount: 0, transactionId: null }));

    expect(await records()).toMatchObject([
      { attemptId: 'trial', status: 'trial', payment: null, made: [] },
      { attemptId: 'paid', status: 'active', payment: { amount: 8700 } },
    ]);
  });

  it.each(['payment', 'subscription'])('reports an empty answer about the %s', async (call) => {
    const { billing, fails } = await overHttp();
    await fails({ call, how: 'empty' });
    expect(await billing.record('attempt-1', aBillingOrder(), aBillingPayment())).toEqual({
      kind: 'empty',
      of: call,
    });
  });

  it.each(['cut', 'status500'])(
    'does not know the outcome after %s, and then learns it',
    async (how) => {
      const { billing, fails, inForce } = await overHttp();
      await fails({ call: 'subscription', how, when: 'after' });
      const lost = await billing.record('attempt-1', aBillingOrder(), aBillingPayment());
      const found = await billing.record('attempt-1', aBillingOrder(), aBillingPayment());

      expect(lost.kind).toBe('unknown');
      expect(found.kind).toBe('recorded');
      expect(await inForce()).toEqual(['attempt-1']);
    },
  );

  it('is refused for an incomplete record or a wrong key', async () => {
    const { billing, fails, url } = await overHttp();
    await fails({ call: 'payment', how: 'status422' });
    const refused = await billing.record('attempt-1', aBillingOrder(), aBillingPayment());
    const stranger = httpBilling({ url, apiKey: 'another' });

    expect(refused.kind).toBe('refused');
    expect((await stranger.end('attempt-1')).kind).toBe('refused');
  });

  it('does not know the outcome without an answer', async () => {
    const nobody = httpBilling({ url: 'http://127.0.0.1:9/billing', apiKey: 'key' });
    const outcome = await nobody.record('attempt-1', aBillingOrder(), aBillingPayment());
    expect(outcome.kind).toBe('unknown');
  });

  it('refuses everything when no billing system is configured', async () => {
    const outcome = await httpBilling(null).record('one', aBillingOrder(), aBillingPayment());
    expect(outcome.kind).toBe('refused');
  });
});
