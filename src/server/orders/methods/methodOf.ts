import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { OrderMethod, OrderMethods } from './OrderMethod.ts';

/**
 * Returns a payment method by its name in the database. Null for one that only another release has,
 * whatever the name's type says: this release may have replaced it.
 */
export function methodOf(methods: OrderMethods, name: PaymentMethod): OrderMethod | null {
  return Object.hasOwn(methods, name) ? methods[name] : null;
}

/** The fault of work that needs a method of another release. */
export function unknownMethod(name: string): Error {
  return new Error(`This release has no payment method ${name}`);
}
