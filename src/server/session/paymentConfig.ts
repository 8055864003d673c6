import type { Brand } from '../../core/contract/generated/brand.ts';
import type { PaymentConfig, PaymentMethod } from '../../core/contract/generated/session.ts';
import { PAYMENT_METHODS } from '../../core/rules/paymentMethods/paymentMethods.ts';
import type { MethodConfig, OrderMethods } from '../orders/methods/OrderMethod.ts';

export interface PaymentSettings {
  readonly brand: Pick<Brand, 'payment' | 'paymentAccount'>;
  readonly config: MethodConfig;
  readonly methods: OrderMethods;
  /** The method that the visit asks for. */
  readonly asked: PaymentMethod;
  /** The card provider's token, where the page does not ask for it by a call. */
  readonly clientToken: string | null;
  /** The direct debit flow, where one was made. */
  readonly billingRequestFlowId: string | null;
}

/** Says how a page takes a payment; null where no method can be taken. */
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
 * Lists the brand's methods that can be taken, in its order. One that is left out without keys needs
 * them, and one that has to be authorised in words needs the brand's sentence.
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
