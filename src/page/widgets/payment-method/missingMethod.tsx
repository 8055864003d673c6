import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { PAYMENT_METHOD_WORDS } from '../../../core/rules/paymentMethods/paymentMethodWords.ts';
import { BANK_PICTURE, type PaymentMethodDefinition } from '../../payment/PaymentMethodForm.tsx';
import { PartFailed } from '../../renderer/PartFailed.tsx';

const nothing = () => undefined;
const none: readonly [] = [];

/**
 * Replaces a bank method whose file failed to load: when selected, it says so and offers a reload.
 * The page and the other methods work. It is never ready, so nothing is charged.
 */
export function createMissingMethod(method: PaymentMethod): PaymentMethodDefinition {
  return () => ({
    words: PAYMENT_METHOD_WORDS[method],
    label: `method${method}`,
    picture: BANK_PICTURE,
    numberField: 'mandate',
    store: {
      readiness: 'failed',
      fieldNames: none,
      changes: null,
      typedTexts: none,
      problems: none,
      check: () => none,
      adopt: nothing,
      showError: nothing,
      errorAt: () => null,
    },
    start: () => ({
      charge: async () => ({ kind: 'cancelled' }),
      loadTicked: async () => undefined,
      refused: nothing,
    }),
    render: () => (
      <div id={`${method}-status`} tabIndex={-1}>
        <PartFailed />
      </div>
    ),
  });
}
