import type { Brand } from '../../core/contract/generated/brand.ts';
import type { PaymentConfig, PaymentMethod } from '../../core/contract/generated/session.ts';
import { PAYMENT_METHODS } from '../../core/rules/paymentMethods/paymentMethods.ts';
import type { MethodConfig, OrderMethods } from '../orders/methods/OrderMethod.ts';

export interface PaymentSettings {
  readonly brand: Pick<Brand, 'payment' | 'paymentAccount'>;
  readonly config: MethodConfig;
  readonly methods: OrderMethods;
  /** The method in the visitor's address. */
  readonly asked: PaymentMethod;
  /** The card provider's token, when the page does not request it by a call. */
  readonly clientToken: string | null;
  /** The direct debit flow, if one was created. */
  readonly billingRequestFlowId: string | null;
}

/** Returns how a page takes a payment; null when no method is available. */
export function paymentConfig(settings: PaymentSettings): PaymentConfig | null {
  const { asked, billingRequestFlowId, brand, clientToken, config, methods } = settings;
  const { environment, scriptUrl } = config.directDebit;
  const taken = methodsTaken(brand, config, methods);
  const [first] = taken;
  if (first === undefined) return null;
  return {
    methods: taken,
    method: taken.includes(asked) ? asked : first,
    clientToken,
    directDebit: taken.some((method) => methods[method].startsWith === 'directDebitFlow')
      ? { scriptUrl, environment, billingRequestFlowID: billingRequestFlowId }
      : null,
  };
}

/**
 * Lists the brand's available methods, in its order. A method that is hidden without keys requires
 * them, and one that is authorised in words requires the brand's sentence.
 */
export function methodsTaken(
  { payment, paymentAccount }: PaymentSettings['brand'],
  config: PaymentSettings['config'],
  methods: OrderMethods,
): PaymentMethod[] {
  return payment.methods.filter((name) => {
    const { needsMandateText } = PAYMENT_METHODS[name];
    if (needsMandateText && payment.mandateText === undefined) return false;
    const method = methods[name];
    const missing = method.missingKeys(config, paymentAccount);
    return !method.isLeftOutWithoutKeys || missing.length === 0;
  });
}
