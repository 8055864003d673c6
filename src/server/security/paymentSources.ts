import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import { unreachable } from '../../core/contract/unreachable.ts';
import type { Config } from '../config/Config.ts';

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

/**
 * The style attribute of the inputs that the SDK sets around a card frame in Firefox and on phones,
 * to pass the focus on. They are hidden by nothing else.
 */
const FOCUS_INTERCEPT = "'unsafe-hashes' 'sha256-4czfXQjob+oZraeCjc/EZAHcxgDRsFi4oNmCaMUaugQ='";

const CARDINAL = 'https://*.cardinalcommerce.com https://*.cardinaltrusted.com';
const ANALYTICS = 'https://www.paypal.com/xoplatform/logger/';

const GATEWAY = {
  sandbox: 'https://api.sandbox.braintreegateway.com https://payments.sandbox.braintree-api.com',
  production: 'https://api.braintreegateway.com https://payments.braintree-api.com',
} as const;

const DIRECT_DEBIT_HOSTS = {
  sandbox: 'https://pay-sandbox.gocardless.com',
  production: 'https://pay.gocardless.com',
} as const;

/** The sources of a page without payment. */
export const NO_PAYMENT: PaymentSources = {
  script: [],
  frame: [],
  connect: [],
  form: [],
  styleAttributes: [],
};

/**
 * The sources of the ways to pay that a page offers; none for a page without payment. A challenge of
 * 3-D Secure is shown by the bank that issued the card, whose hosts nobody can list: with the
 * providers' own services, frames and the forms posted into them may be of any https host.
 */
export function paymentSources(
  methods: readonly PaymentMethod[],
  environmentOf: (method: PaymentMethod) => PaymentEnvironment,
): PaymentSources {
  return methods.map((method) => sourcesOf(method, environmentOf(method))).reduce(join, NO_PAYMENT);
}

/** Cards and bank debits are one provider's, direct debits another's. */
export function paymentEnvironment(
  { braintree, directDebit }: Pick<Config, 'braintree' | 'directDebit'>,
  method: PaymentMethod,
): PaymentEnvironment {
  if (method !== 'GC') {
    const isLocal = braintree.kind === 'standIn' || braintree.url !== null;
    return isLocal ? 'local' : braintree.environment;
  }
  if (directDebit.apiUrl !== null) return 'local';
  return directDebit.environment === 'live' ? 'production' : 'sandbox';
}

function sourcesOf(method: PaymentMethod, environment: PaymentEnvironment): PaymentSources {
  const styleAttributes = method === 'CC' ? [FOCUS_INTERCEPT] : [];
  if (environment === 'local') return { ...NO_PAYMENT, frame: ["'self'"], styleAttributes };
  switch (method) {
    case 'CC':
      return {
        script: [CARDINAL],
        frame: ['https:'],
        connect: [GATEWAY[environment], CARDINAL, ANALYTICS],
        form: ['https:'],
        styleAttributes,
      };
    case 'ACH':
      return { ...NO_PAYMENT, connect: [GATEWAY[environment], ANALYTICS] };
    case 'GC': {
      const pages = DIRECT_DEBIT_HOSTS[environment];
      const script = 'https://pay.gocardless.com';
      return { ...NO_PAYMENT, script: [script], frame: [script, pages], connect: [script, pages] };
    }
    default:
      return unreachable(method);
  }
}

function join(one: PaymentSources, other: PaymentSources): PaymentSources {
  const both = (key: keyof PaymentSources) => [...new Set([...one[key], ...other[key]])];
  return {
    script: both('script'),
    frame: both('frame'),
    connect: both('connect'),
    form: both('form'),
    styleAttributes: both('styleAttributes'),
  };
}
