import { describe, expect, it, vi } from 'vitest';
import { aPayingPage } from '../../../tests/factories/pages/aPayingPage.ts';
import { storeOf } from '../../../tests/factories/pages/storeOf.ts';
import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import { createPaymentFlows } from './createPaymentFlows.ts';
import { BankStore } from './methods/bank-debit/BankStore.ts';
import { CardStore } from './methods/card/CardStore.ts';
import type { PaymentFormStore } from './PaymentFormStore.ts';

/** A page with every method, one of them selected. */
function aPaymentPage(method: PaymentMethod) {
  const { payment, providers, stores } = aPayingPage({ method });
  const submit = vi.fn(async () => undefined);
  const flows = createPaymentFlows({ stores, providers }, () => Promise.reject(new Error('late')), {
    submit,
    run: async () => undefined,
    captcha: () => {
      throw new Error('No captcha.');
    },
  });
  const { captcha } = stores;
  return { flows, payment, captcha, stores, submit };
}

function formOf(payment: PaymentFormStore, method: 'CC' | 'ACH'): BankStore | CardStore {
  return method === 'CC' ? storeOf(payment, CardStore) : storeOf(payment, BankStore);
}

describe('a tick that a form asked for', () => {
  it.each(['CC', 'ACH'] as const)(
    'before Direct Debit was selected does not place the order: %s',
    async (asker) => {
      const { captcha, flows, payment, submit } = aPaymentPage('GC');
      captcha.showCheckbox('load');
      formOf(payment, asker).setReadiness('waiting');
      captcha.tick('ticked');
      expect(flows.loadTicked()).not.toBeNull();
      expect(submit).not.toHaveBeenCalled();
    },
  );

  it('loads nothing when no form asked for it', () => {
    const { captcha, flows, submit } = aPaymentPage('GC');
    captcha.showCheckbox('load');
    captcha.tick('ticked');
    expect(flows.loadTicked()).toBeNull();
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ['moves the focus, which was in the box that is gone, to', '', 'number'],
    ['leaves the focus where the visitor has gone meanwhile, not in', '<input>', null],
  ])('%s the form', async (_what, elements, target) => {
    document.body.innerHTML = elements;
    document.querySelector('input')?.focus();
    const { captcha, flows, payment, stores } = aPaymentPage('CC');
    captcha.showCheckbox('load');
    formOf(payment, 'CC').setReadiness('waiting');
    captcha.tick('ticked');
    const loading = flows.loadTicked();
    formOf(payment, 'CC').setReadiness('ready');
    await loading;
    expect(stores.submit.focusTarget).toBe(target);
  });
});
