import type { BankDebitPayment } from '../../../../core/contract/generated/calls.ts';
import { PAYMENT_METHOD_WORDS } from '../../../../core/rules/paymentMethods/paymentMethodWords.ts';
import { providerOptions } from '../../card-provider/providerOptions.ts';
import {
  BANK_PICTURE,
  definePaymentMethod,
  type PaymentMethodDefinition,
} from '../../PaymentMethodForm.tsx';
import { BankStore } from './BankStore.ts';
import { createBankDebitFlows } from './createBankDebitFlows.ts';
import { BankDebitForm } from './form/BankDebitForm.tsx';
import { createBankAccountProvider } from './provider/createBankAccountProvider.ts';

/** Payment from a US bank account. Its numbers are sent only to the card provider. */
export function createBankDebitMethod(
  createProvider = createBankAccountProvider,
): PaymentMethodDefinition<BankDebitPayment> {
  return definePaymentMethod({
    words: PAYMENT_METHOD_WORDS.ACH,
    label: 'methodACH',
    picture: BANK_PICTURE,
    numberField: 'bankAccountNumber',
    createStore: (parts) => new BankStore(parts),
    createFlows: (context, store) =>
      createBankDebitFlows(context, store, createProvider(providerOptions(context.stores.config))),
    Form: BankDebitForm,
  });
}
