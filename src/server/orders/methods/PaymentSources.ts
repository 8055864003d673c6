/** Whose payment providers a page meets: the local stand-ins, the providers' sandboxes, or theirs. */
export type PaymentEnvironment = 'local' | 'sandbox' | 'production';

/** What a page with payment may load beyond what every page may, by directive. */
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
