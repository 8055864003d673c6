import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aCardFormPage, renderInView } from '../../../../tests/factories/pages/aCardFormPage.tsx';
import { bankProviders } from '../../../../tests/factories/payments/bankProviders.ts';
import { createBankDebitMethod } from '../../payment/methods/bank-debit/bankDebitMethod.ts';
import type { PaymentMethodDefinition } from '../../payment/PaymentMethodForm.tsx';
import { createLateMethod } from './lateMethod.tsx';

beforeEach(() => void vi.stubGlobal('reportError', vi.fn()));

/** A page whose bank debit comes, or fails to come, when the test says so. */
function aPageWithLateBank() {
  const loads: PromiseWithResolvers<PaymentMethodDefinition>[] = [];
  const late = createLateMethod('ACH', () => {
    const load = Promise.withResolvers<PaymentMethodDefinition>();
    loads.push(load);
    return load.promise;
  });
  const page = aCardFormPage({ methods: ['CC', 'ACH'], method: 'ACH' }, aBrand(), { ACH: late });
  renderInView(page.payment.form('ACH').render(), page);
  const { bankAccount } = bankProviders();
  const come = () =>
    act(async () => loads.at(-1)?.resolve(createBankDebitMethod(() => bankAccount)));
  const fail = () => act(async () => loads.at(-1)?.reject(new Error('The connection is gone.')));
  return { ...page, come, fail };
}

test('a method whose file is late says so, and becomes the method when the file comes', async () => {
  const { come, payment } = aPageWithLateBank();
  expect(payment.readiness).toBe('loading');
  expect(screen.getByText('Working on it…').closest('[aria-live]')?.id).toBe('ACH-status');
  await come();
  expect(screen.getByRole('textbox', { name: 'Routing number' })).toBeTruthy();
  expect(payment.check()).toContainEqual({ field: 'routingNumber', code: 'required' });
});

test('a submission waits for it, and then names what is missing', async () => {
  const { come, flows, stores } = aPageWithLateBank();
  const settled = flows.payment?.settleForm();
  expect(stores.submit.focusTarget).toBe('ACH-status');
  await come();
  expect(await settled).toBe(true);
});

test('a file that fails again offers a reload, and prevents no other method', async () => {
  const { fail, payment } = aPageWithLateBank();
  await fail();
  expect([payment.readiness, payment.check()]).toEqual(['failed', []]);
  expect(reportError).toHaveBeenCalledOnce();
  expect(screen.getByText('Refresh the page')).toBeTruthy();
});
