/**
 * Which payment providers a page uses: the local sandbox, the providers' sandboxes, or the live
 * ones.
 */
export type PaymentEnvironment = 'local' | 'sandbox' | 'production';

/** What a page with payment may load in addition to other pages, by directive. */
export interface PaymentSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly form: readonly string[];
  readonly styleAttributes: readonly string[];
}

/** The sources of a page without payment. */
export const NO_PAYMENT: PaymentSources = {
  script: [],
  frame: [],
  connect: [],
  form: [],
  styleAttributes: [],
};
