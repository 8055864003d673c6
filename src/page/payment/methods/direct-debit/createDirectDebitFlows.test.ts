import { describe, expect, it, vi } from 'vitest';
import { aPayingPage } from '../../../../../tests/factories/pages/aPayingPage.ts';
import { refused } from '../../../../../tests/factories/pages/FakeProviders.ts';
import { storeOf } from '../../../../../tests/factories/pages/storeOf.ts';
import { createDirectDebitFlows } from './createDirectDebitFlows.ts';
import { DirectDebitStore } from './DirectDebitStore.ts';
import type { DropinOutcome } from './provider/DirectDebitProvider.ts';

const PATH = '/billing-request-flow';
const AUTHORISED: DropinOutcome = { kind: 'authorised', mandateId: 'MD1' };
const RUN_OUT: DropinOutcome = { kind: 'failed', reason: 'flow', cause: 'run out' };

const flowAnswer = (billingRequestFlowID: string, mandateId: string | null = null) => ({
  json: { success: true, message: '', data: { billingRequestFlowID, mandateId } },
});

/** Two people at one open page: the second one has typed another address. */
const ADA = { email: 'ada@example.com', dueToday: 500 };
const BOB = { email: 'bob@example.com', dueToday: 500 };

/** A page with direct debit selected, and with the server's flow, if any. */
function aDirectDebit(billingRequestFlowID: string | null, outcomes: DropinOutcome[]) {
  const directDebit = { scriptUrl: '/x.js', environment: 'sandbox', billingRequestFlowID } as const;
  const { payment, providers, stores } = aPayingPage({ method: 'GC', directDebit });
  providers.answers[PATH] = flowAnswer('BRF-called');
  const store = storeOf(payment, DirectDebitStore);
  const opened: string[] = [];
  const submit = vi.fn(async () => undefined);
  const flows = createDirectDebitFlows(
    { stores, providers },
    {
      store,
      steps: { submit },
      provider: {
        prepare: () => undefined,
        async open(flowId) {
          opened.push(flowId);
          return outcomes.shift() ?? { kind: 'left' };
        },
      },
    },
  );
  return { flows, payment, providers, opened, store, stores, submit };
}

describe('direct debit', () => {
  it("opens with the page's flow, and returns the mandate", async () => {
    const { flows, opened, providers } = aDirectDebit('BRF-page', [AUTHORISED]);

    expect(await flows.charge(ADA)).toEqual({
      kind: 'ready',
      payment: {
        paymentType: 'GC',
        paymentDetails: { billingRequestFlowID: 'BRF-page', mandateId: 'MD1' },
      },
    });
    expect(opened).toEqual(['BRF-page']);
    expect(providers.requests).toEqual([]);
  });

  it('requests a flow if the page has none, with what the visitor typed', async () => {
    const { flows, opened, providers, stores } = aDirectDebit(null, [AUTHORISED]);
    stores.contact.fullName.setValue('Ada Lovelace');
    stores.contact.companyName.setValue('Engines');
    stores.contact.email.setValue('ada@example.com');
    await flows.charge(ADA);

    expect(opened).toEqual(['BRF-called']);
    expect(providers.actions).toEqual(['ONLOAD']);
    expect(providers.bodies(PATH)).toMatchObject([
      {
        payer: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          companyName: 'Engines',
          email: 'ada@example.com',
        },
      },
    ]);
  });

  it('is not set up twice: a mandate is kept for the next try', async () => {
    const { flows, opened } = aDirectDebit('BRF-page', [AUTHORISED]);
    const first = await flows.charge(ADA);

    expect(await flows.charge(ADA)).toEqual(first);
    expect(opened).toEqual(['BRF-page']);
  });

  it('is set up again when the server does not accept the mandate', async () => {
    const { flows, opened, store } = aDirectDebit('BRF-page', [AUTHORISED, AUTHORISED]);
    await flows.charge(ADA);
    store.forgetMandate();
    await flows.charge(ADA);

    expect(opened).toEqual(['BRF-page', 'BRF-called']);
  });

  it.each(['BRF-page', null])(
    'is set up again for another address, with the flow %s',
    async (its) => {
      const { flows, opened, providers, store } = aDirectDebit(its, [AUTHORISED, AUTHORISED]);
      await flows.charge(ADA);
      providers.answers[PATH] = flowAnswer('BRF-of-bob');

      expect([store.isSetUpFor(ADA.email), store.isSetUpFor(BOB.email)]).toEqual([true, false]);
      expect(await flows.charge(BOB)).toMatchObject({
        payment: { paymentDetails: { billingRequestFlowID: 'BRF-of-bob' } },
      });
      expect(opened).toEqual([its ?? 'BRF-called', 'BRF-of-bob']);
    },
  );

  it('does not open the form of another address, which shows a name', async () => {
    const { flows, opened, providers } = aDirectDebit(null, [{ kind: 'left' }, AUTHORISED]);
    await flows.charge(ADA);
    providers.answers[PATH] = flowAnswer('BRF-of-bob');
    await flows.charge(BOB);

    expect(opened).toEqual(['BRF-called', 'BRF-of-bob']);
  });

  it('needs no form when the visitor has authorised it before', async () => {
    const { flows, opened, providers } = aDirectDebit(null, []);
    providers.answers[PATH] = flowAnswer('BRF-old', 'MD-old');

    expect(await flows.charge(ADA)).toMatchObject({
      kind: 'ready',
      payment: { paymentDetails: { billingRequestFlowID: 'BRF-old', mandateId: 'MD-old' } },
    });
    expect(opened).toEqual([]);
  });

  it('closed by the visitor has not failed, and is mentioned', async () => {
    const { flows, providers, store } = aDirectDebit('BRF-page', [{ kind: 'left' }]);

    expect(await flows.charge(ADA)).toEqual({ kind: 'cancelled' });
    expect(store.wasLeft).toBe(true);
    expect(providers.reports).toEqual([]);
  });
});

describe('direct debit that fails', () => {
  it('opens a new flow when the first has expired', async () => {
    const { flows, opened } = aDirectDebit('BRF-page', [RUN_OUT, AUTHORISED]);

    expect(await flows.charge(ADA)).toMatchObject({ kind: 'ready' });
    expect(opened).toEqual(['BRF-page', 'BRF-called']);
  });

  it('stops after several expired flows', async () => {
    const { flows, opened } = aDirectDebit('BRF-page', [RUN_OUT, RUN_OUT, AUTHORISED]);

    expect(await flows.charge(ADA)).toMatchObject({
      kind: 'failed',
      fault: { seen: 'directDebitFailed', code: 'FLOW_RUN_OUT' },
    });
    expect(opened).toHaveLength(2);
  });

  it.each([
    ['script', 'directDebitFailed', 'SCRIPT_FAILED'],
    ['offline', 'gatewayUnreachable', 'OFFLINE'],
  ] as const)('for its %s says so, and keeps the flow', async (reason, seen, code) => {
    const fault: DropinOutcome = { kind: 'failed', reason, cause: 'blocked' };
    const { flows, opened } = aDirectDebit('BRF-page', [fault, AUTHORISED]);

    expect(await flows.charge(ADA)).toMatchObject({ kind: 'failed', fault: { seen, code } });
    await flows.charge(ADA);
    expect(opened).toEqual(['BRF-page', 'BRF-page']);
  });

  it('without a flow fails after two requests, and opens nothing', async () => {
    const { flows, opened, providers } = aDirectDebit(null, []);
    providers.answers[PATH] = refused('DIRECT_DEBIT_FLOW_ERROR');

    expect(await flows.charge(ADA)).toMatchObject({
      kind: 'failed',
      fault: { seen: 'directDebitFailed', code: 'FLOW_MISSING' },
    });
    expect(providers.bodies(PATH)).toHaveLength(2);
    expect(opened).toEqual([]);
  });

  it('says that the connection failed when no flow came', async () => {
    const { flows, providers } = aDirectDebit(null, []);
    providers.answers[PATH] = { error: { kind: 'offline', cause: 'cut' } };

    expect(await flows.charge(ADA)).toMatchObject({
      kind: 'failed',
      fault: { seen: 'gatewayUnreachable', code: 'OFFLINE' },
    });
  });

  it('waits for the tick when the invisible check fails, and then continues', async () => {
    const { flows, opened, providers, stores, submit } = aDirectDebit(null, [AUTHORISED]);
    providers.captchaError = { kind: 'failed', cause: 'robot' };
    expect(await flows.charge(ADA)).toEqual({ kind: 'cancelled' });
    expect(stores.captcha.purpose).toBe('load');

    stores.captcha.tick('ticked');
    await flows.loadTicked();

    expect(submit).toHaveBeenCalledOnce();
    expect(flows.loadTicked()).toBeNull();
    expect(await flows.charge(ADA)).toMatchObject({ kind: 'ready' });
    expect(providers.bodies(PATH)).toMatchObject([{ captchaToken: 'ticked', rVersion: 'visible' }]);
    expect(opened).toEqual(['BRF-called']);
  });

  it('is not started by a tick after the visitor has selected another method', async () => {
    const { flows, payment, providers, submit } = aDirectDebit(null, []);
    providers.captchaError = { kind: 'failed', cause: 'robot' };
    await flows.charge(ADA);
    payment.choose('CC');
    expect(flows.loadTicked()).toBeNull();
    expect(submit).not.toHaveBeenCalled();
  });
});
