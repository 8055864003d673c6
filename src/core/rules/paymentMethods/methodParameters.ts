import { PAYMENT_METHODS } from './paymentMethods.ts';

/** The query parameters that select a payment method at load. */
export const METHOD_PARAMETERS: readonly string[] = Object.values(PAYMENT_METHODS).flatMap(
  ({ parameter }) => parameter ?? [],
);
