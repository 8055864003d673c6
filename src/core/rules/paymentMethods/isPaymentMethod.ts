import type { PaymentMethod } from '../../contract/generated/session.ts';

/** Every method. Pages without payment load only this, not the methods' facts. */
const METHODS: Readonly<Record<PaymentMethod, true>> = { CC: true, ACH: true, GC: true };

/** Tells whether a value from outside names a payment method. */
export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return typeof value === 'string' && Object.hasOwn(METHODS, value);
}
