import type { Brand } from '../../core/contract/generated/brand.ts';
import type { PaymentConfig, PaymentMethod } from '../../core/contract/generated/session.ts';
import type { Config } from '../config/Config.ts';

export interface PaymentSettings {
  readonly brand: Pick<Brand, 'payment' | 'paymentAccount'>;
  readonly config: Pick<Config, 'directDebit'>;
  /** The method that the visit asks for. */
  readonly method: PaymentMethod;
  /** The card provider's token, where the page does not ask for it by a call. */
  readonly clientToken: string | null;
  /** The direct debit flow, where one was made. */
  readonly billingRequestFlowId: string | null;
}

/**
 * How a page takes a payment; null where no method can be taken. Direct debit is left out where its
 * keys are missing, and bank debit without the sentence that authorises it.
 * Serves Specification 2.2.2, 2.2.3, 5.0.13 and 7.0.12.
 */
export function paymentConfig(settings: PaymentSettings): PaymentConfig | null {
  const { billingRequestFlowId, brand, clientToken, config, method } = settings;
  const { environment, scriptUrl } = config.directDebit;
  const methods = methodsTaken(brand, config);
  const [first] = methods;
  if (first === undefined) return null;
  return {
    methods,
    method: methods.includes(method) ? method : first,
    clientToken,
    directDebit: methods.includes('GC')
      ? { scriptUrl, environment, billingRequestFlowID: billingRequestFlowId }
      : null,
  };
}

/** The brand's methods that can be taken, in its order. */
export function methodsTaken(
  { payment, paymentAccount }: PaymentSettings['brand'],
  { directDebit }: PaymentSettings['config'],
): PaymentMethod[] {
  return payment.methods.filter((method) => {
    if (method === 'GC') return directDebit.keysOf(paymentAccount) !== null;
    return method !== 'ACH' || payment.mandateText !== undefined;
  });
}
