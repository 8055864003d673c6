import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ChargeResult } from '../../../../src/page/payment/ChargeResult.ts';
import { countFault } from '../../../../src/page/payment/faults/countFault.ts';
import { ownFault } from '../../../../src/page/payment/faults/ownFault.ts';
import {
  definePaymentMethod,
  type MethodFlows,
  type PaymentMethodDefinition,
} from '../../../../src/page/payment/PaymentMethodForm.tsx';
import { TestOnlyStore } from './TestOnlyStore.ts';

/** The payment in an order. */
export interface TestOnlyPayment {
  readonly paymentType: 'TEST_ONLY';
  readonly paymentDetails: { readonly test: string };
}

/** Its provider, in memory. */
export interface TestOnlyProvider {
  /** Returns false when it could not be loaded. */
  load(): Promise<boolean>;
}

interface TestOnlyFlows extends MethodFlows<TestOnlyPayment> {
  readonly formShown: () => Promise<void>;
}

const FORM_FAILED = ownFault('cardFormFailed', 'payment', 'warning', 'TEST_FORM_FAILED');

/**
 * A payment method outside the schema: what a fourth method needs, unknown to the page. Without a
 * provider its form loads nothing, and is ready from the start.
 */
export function createTestOnlyMethod(
  provider: TestOnlyProvider | null,
): PaymentMethodDefinition<TestOnlyPayment> {
  return definePaymentMethod<TestOnlyPayment, TestOnlyStore, TestOnlyFlows>({
    words: {
      failureHeading: 'failureHeadingBank',
      submitted: null,
      trust: 'cardTrust',
      saysWhyDeclined: false,
      button: null,
    },
    label: 'paymentMethod',
    picture: 'M3 6h18v12H3z',
    numberField: 'number',
    createStore: () => new TestOnlyStore(provider === null ? 'ready' : 'notNeeded'),
    createFlows(context, store) {
      async function formShown(): Promise<void> {
        if (provider === null) return;
        const isLoaded = await provider.load();
        store.setReadiness(isLoaded ? 'ready' : 'failed');
        if (!isLoaded) countFault(context, FORM_FAILED, null);
      }
      return {
        formShown,
        loadTicked: formShown,
        refused: () => undefined,
        charge: async (): Promise<ChargeResult<TestOnlyPayment>> => ({
          kind: 'ready',
          payment: { paymentType: 'TEST_ONLY', paymentDetails: { test: store.changes } },
        }),
      };
    },
    Form: TestOnlyForm,
  });
}

const TestOnlyForm = observer(function TestOnlyForm({
  store,
  flows,
}: {
  readonly store: TestOnlyStore;
  readonly flows: TestOnlyFlows | null;
}) {
  useEffect(() => void flows?.formShown(), [flows]);
  return store.readiness === 'failed' ? (
    <div role="alert">
      The test form could not be loaded.
      <button type="button" onClick={() => void flows?.formShown()}>
        Try again
      </button>
    </div>
  ) : null;
});
