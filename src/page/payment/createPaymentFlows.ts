import { when } from 'mobx';
import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import { loadOnce } from '../flows/loadOnce.ts';
import type { PaymentFlows } from '../flows/PaymentFlows.ts';
import type { PaymentSteps } from '../flows/PaymentSteps.ts';
import type { PaymentContext } from '../flows/paymentNeeds.ts';
import type { PayOrdering, PayOrderingParts } from './ordering/createPayOrdering.ts';
import type { MethodFlows } from './PaymentMethodForm.tsx';
import { requirePaymentForm } from './paymentFormOf.ts';

/** Creates the last steps of a payment from the browser services that it needs. */
export type OpenPayOrdering = (
  context: PaymentContext,
  parts: Omit<PayOrderingParts, 'providers'>,
) => PayOrdering;

/**
 * Starts every offered method, and creates the flows of the payment form. `load` loads the code for
 * the steps after a press.
 */
export function createPaymentFlows(
  context: PaymentContext,
  load: () => Promise<OpenPayOrdering>,
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

  /** The box that was ticked is gone, with the focus: the form comes next. */
  function followFocus(): void {
    const [field] = form.isReady ? form.fields : [];
    const isLost = document.activeElement === document.body;
    if (isLost && field) context.stores.submit.requestFocus(field);
  }

  const loadOrdering = loadOnce(async () => {
    const openOrdering = await load();
    return openOrdering(context, { form, steps, flows });
  });

  return {
    settleForm,
    loadTicked() {
      // The form of a method that is no longer selected may have asked for the tick.
      for (const method of [form.method, ...form.methods]) {
        const loading = flows.get(method)?.loadTicked();
        if (loading) return loading.then(followFocus);
      }
      return null;
    },
    ordering: { placeOrder: async (proof) => (await loadOrdering()).ordering.placeOrder(proof) },
    resume: async () => (await loadOrdering()).resume(),
    prepare: async () => void (await loadOrdering()),
  };
}
