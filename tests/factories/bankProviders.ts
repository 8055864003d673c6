import type { PaymentProviders } from '../../src/page/providers/PaymentProviders.ts';

/** A bank that makes a nonce of any account, and a drop-in in which everybody authorises. */
export function bankProviders(): Pick<PaymentProviders, 'bankAccount' | 'directDebit'> {
  return {
    bankAccount: {
      prepare: async () => true,
      tokenize: async () => ({ ok: true, value: { nonce: 'bank-nonce' } }),
    },
    directDebit: {
      prepare: () => undefined,
      open: async () => ({ kind: 'authorised', mandateId: 'MD1' }),
      close: () => undefined,
    },
  };
}
