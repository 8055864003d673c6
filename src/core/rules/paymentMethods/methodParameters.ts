import { PAYMENT_METHODS } from './paymentMethods.ts';

/** The parameters of a page's address that choose a payment method at load. */
export const METHOD_PARAMETERS: readonly string[] = Object.values(PAYMENT_METHODS).flatMap(
  ({ parameter }) => parameter ?? [],
);
