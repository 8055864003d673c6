import type { BankAccountProvider } from '../../../src/page/payment/methods/bank-debit/provider/BankAccountProvider.ts';
import type { DirectDebitProvider } from '../../../src/page/payment/methods/direct-debit/provider/DirectDebitProvider.ts';

/** A bank that makes a nonce for any account, and a drop-in in which every payer authorises. */
export function bankProviders(): {
  readonly bankAccount: BankAccountProvider;
  readonly directDebit: DirectDebitProvider;
} {
  return {
    bankAccount: {
      prepare: async () => true,
      tokenize: async () => ({ ok: true, value: { nonce: 'bank-nonce' } }),
    },
    directDebit: {
      prepare: () => undefined,
      open: async () => ({ kind: 'authorised', mandateId: 'MD1' }),
    },
  };
}
