import { describe, expect, it } from 'vitest';
import { aPayingPage, MANDATE_TEXT } from '../../../../../tests/factories/pages/aPayingPage.ts';
import { refused } from '../../../../../tests/factories/pages/FakeProviders.ts';
import { storeOf } from '../../../../../tests/factories/pages/storeOf.ts';
import type { CardError } from '../../card-provider/CardError.ts';
import { BankStore } from './BankStore.ts';
import { createBankDebitFlows } from './createBankDebitFlows.ts';
import type { BankTokenRequest } from './provider/BankAccountProvider.ts';

const TOKEN = { json: { success: true, message: '', data: { clientToken: 'client-token' } } };

function aBankDebit() {
  const { payment, providers, stores } = aPayingPage({ method: 'ACH' });
  providers.answers['/client-token'] = TOKEN;
  const asked: BankTokenRequest[] = [];
  const state: { error: CardError | null; isLoaded: boolean; thrown: Error | null } = {
    error: null,
    isLoaded: true,
    thrown: null,
  };
  const bank = storeOf(payment, BankStore);
  const flows = createBankDebitFlows({ stores, providers }, bank, {
    prepare: async () => {
      if (state.thrown) throw state.thrown;
      return state.isLoaded;
    },
    async tokenize(request) {
      asked.push(request);
      if (state.error) return { ok: false, error: state.error };
      return { ok: true, value: { nonce: 'bank-nonce' } };
    },
  });
  bank.typeHolder('Analytical Engines ');
  return { asked, bank, captcha: stores.captcha, flows, providers, state };
}

describe('bank debit', () => {
  it('sends our server the nonce and the name, and the provider the account and the sentence', async () => {
    const { asked, bank, flows } = aBankDebit();
    await flows.bankShown();
    bank.field('routingNumber').setValue('021000021');

    expect(await flows.charge()).toEqual({
      kind: 'ready',
      payment: {
        paymentType: 'ACH',
        paymentDetails: { nonce: 'bank-nonce', customerName: 'Analytical Engines' },
      },
    });
    expect(asked).toEqual([
      { clientToken: 'client-token', mandateText: MANDATE_TEXT, details: bank.details },
    ]);
  });

  it('loads once, however often it becomes visible', async () => {
    const { bank, flows, providers } = aBankDebit();
    await Promise.all([flows.bankShown(), flows.bankShown()]);
    await flows.bankShown();

    expect(providers.bodies('/client-token')).toHaveLength(1);
    expect(bank.readiness).toBe('ready');
  });

  it.each([
    [
      'its token',
      (page: ReturnType<typeof aBankDebit>) => {
        page.providers.answers['/client-token'] = refused('BRAIN_TREE_CLIENT_TOKEN_ERROR');
      },
    ],
    [
      'its script',
      (page: ReturnType<typeof aBankDebit>) => {
        page.state.isLoaded = false;
      },
    ],
    [
      'a script that works',
      (page: ReturnType<typeof aBankDebit>) => {
        page.state.thrown = new Error('thrown');
      },
    ],
  ])('without %s can be retried', async (_name, spoil) => {
    const page = aBankDebit();
    spoil(page);
    await page.flows.bankShown();
    expect(page.bank.readiness).toBe('failed');
    expect(page.providers.events.at(-1)).toMatchObject({ name: 'payment_failure' });

    page.providers.answers['/client-token'] = TOKEN;
    Object.assign(page.state, { isLoaded: true, thrown: null });
    await page.flows.bankShown();

    expect(page.bank.readiness).toBe('ready');
  });

  it('says that a blocker stopped the captcha', async () => {
    const { bank, flows, providers } = aBankDebit();
    providers.captchaError = { kind: 'unavailable', cause: 'blocked' };
    await flows.bankShown();

    expect(bank).toMatchObject({ readiness: 'failed', trouble: 'robotCheck' });
    expect(providers.reports).toEqual([]);
  });

  it('says that there is no session, and that only a reload helps', async () => {
    const { bank, flows, providers } = aBankDebit();
    providers.hasCookies = false;
    providers.answers['/client-token'] = refused('SESSION_DOES_NOT_EXIST');
    await flows.bankShown();

    expect(bank.trouble).toEqual({ reload: expect.stringContaining('blocks cookies') });
  });

  it('waits for the tick when the invisible check fails, and then continues', async () => {
    const { bank, captcha, flows, providers } = aBankDebit();
    providers.captchaError = { kind: 'failed', cause: 'robot' };
    await flows.bankShown();
    expect([bank.readiness, captcha.purpose]).toEqual(['waiting', 'load']);

    captcha.tick('ticked');
    await flows.bankShown();

    expect(bank.readiness).toBe('ready');
    expect(captcha.display).toBe(false);
    expect(providers.bodies('/client-token')).toEqual([
      { captchaToken: 'ticked', rVersion: 'visible' },
    ]);
  });
});

describe('a bank account that the provider refuses', () => {
  const sdk = (code: string): CardError => ({
    kind: 'sdk',
    code,
    type: 'CUSTOMER',
    details: {},
    isOnline: false,
    cause: null,
  });

  it.each([
    [sdk('US_BANK_ACCOUNT_FAILED_TOKENIZATION'), 'listedFields'],
    [sdk('CLIENT_INVALID_AUTHORIZATION'), 'bankDebitFailed'],
    [sdk('US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR'), 'numberOffline'],
    [{ kind: 'scriptFailed', cause: null }, 'bankDebitFailed'],
    [{ kind: 'timedOut', step: 'tokenize' }, 'paymentProviderTimedOut'],
    [{ kind: 'unknown', cause: new Error('odd') }, 'bankDebitFailed'],
  ] as const)('shows: %j', async (error, seen) => {
    const { flows, state } = aBankDebit();
    await flows.bankShown();
    state.error = error;

    expect(await flows.charge()).toMatchObject({ kind: 'failed', fault: { seen } });
  });

  it('is not requested before the form has what it needs', async () => {
    const { asked, flows } = aBankDebit();

    expect(await flows.charge()).toEqual({ kind: 'cancelled' });
    expect(asked).toEqual([]);
  });
});
