import type { Payment } from '../../../core/contract/generated/calls.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { PaymentMethodDefinition } from '../PaymentMethodForm.tsx';
import { createBankDebitMethod } from './bank-debit/bankDebitMethod.ts';
import { createCardMethod } from './card/cardMethod.ts';
import { createDirectDebitMethod } from './direct-debit/directDebitMethod.ts';

/** Every payment method that a brand can offer, by its name on the wire. */
export const PAYMENT_METHOD_FORMS: Readonly<{
  [Name in PaymentMethod]: PaymentMethodDefinition<Extract<Payment, { paymentType: Name }>>;
}> = {
  CC: createCardMethod(),
  ACH: createBankDebitMethod(),
  GC: createDirectDebitMethod(),
};
