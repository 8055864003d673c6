import { when } from 'mobx';
import type { PaymentFlows } from '../flows/PaymentFlows.ts';
import type { PaymentSteps } from '../flows/PaymentSteps.ts';
import type { PaymentContext } from '../flows/paymentNeeds.ts';
import type { PaymentMethod } from '../stores/PaymentStore.ts';
import type { PaymentProviders } from './createPaymentProviders.ts';
import { createPayOrdering } from './ordering/createPayOrdering.ts';
import type { MethodFlows } from './PaymentMethodForm.tsx';
import { requirePaymentForm } from './paymentFormOf.ts';

/** Starts every offered method, and makes what the page starts in the payment form. */
export function createPaymentFlows(
  context: PaymentContext,
  providers: PaymentProviders,
  steps: PaymentSteps,
): PaymentFlows {
  const form = requirePaymentForm(context.stores);
  const flows = new Map<PaymentMethod, MethodFlows>(
    form.methods.map((method) => [method, form.form(method).start(context, steps)]),
  );

  async function settleForm(): Promise<boolean> {
    if (form.isReady) return true;
    context.stores.submit.requestFocus(`${form.method}-status`);
    await when(() => form.readiness !== 'loading' && form.readiness !== 'notNeeded');
    return form.isReady;
  }

  return {
    settleForm,
    loadTicked: async () => flows.get(form.method)?.loadTicked(),
    ...createPayOrdering(context, { form, providers, steps, flows }),
  };
}
