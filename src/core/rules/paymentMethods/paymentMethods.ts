import type { Brand } from '../../contract/generated/brand.ts';
import type { PaymentMethod } from '../../contract/generated/session.ts';

/** The company that collects the money. */
export type PaymentProvider = 'braintree' | 'goCardless';

/** The facts of a payment method that hold everywhere: in brand files, in addresses, at the provider. */
export interface PaymentMethodFacts {
  /** Its name, shown to operators and in the sandbox. */
  readonly name: string;
  /** The brand feature that enables this method; null when no feature does. */
  readonly feature: string | null;
  /** The only market whose banks support it; null for all markets. */
  readonly market: Brand['market'] | null;
  /** Whether a brand must have a mandate sentence, by which the payer authorises the debit. */
  readonly needsMandateText: boolean;
  /** The query parameter that selects it at load; null when there is none. */
  readonly parameter: string | null;
  readonly provider: PaymentProvider;
  /** What the provider must enable on the account for it; null when nothing. */
  readonly toEnable: string | null;
  /** Whether the payer's bank may ask the payer to approve a charge. */
  readonly isAskedByBank: boolean;
  /** Whether the payer fills in a window of the provider instead of the page's own form. */
  readonly opensWindow: boolean;
  /** Whether the page asks for the payer's address with a US state. */
  readonly asksState: boolean;
}

/** The method that a page starts with unless something else is specified. */
export const DEFAULT_METHOD: PaymentMethod = 'CC';

/** The facts of every payment method. */
export const PAYMENT_METHODS: Readonly<Record<PaymentMethod, PaymentMethodFacts>> = {
  CC: {
    name: 'Card',
    feature: null,
    market: null,
    needsMandateText: false,
    parameter: null,
    provider: 'braintree',
    toEnable: null,
    isAskedByBank: true,
    opensWindow: false,
    asksState: false,
  },
  ACH: {
    name: 'Bank debit',
    feature: 'bank-debit',
    market: 'US',
    needsMandateText: true,
    parameter: 'ach',
    provider: 'braintree',
    toEnable: 'ACH Direct Debit with network check',
    isAskedByBank: false,
    opensWindow: false,
    asksState: true,
  },
  GC: {
    name: 'Direct Debit',
    feature: 'direct-debit',
    market: 'UK',
    needsMandateText: false,
    parameter: 'gc',
    provider: 'goCardless',
    toEnable: null,
    isAskedByBank: false,
    opensWindow: true,
    asksState: false,
  },
};
