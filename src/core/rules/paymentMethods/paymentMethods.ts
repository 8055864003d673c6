import type { Brand } from '../../contract/generated/brand.ts';
import type { PaymentMethod } from '../../contract/generated/session.ts';

/** Who takes the money. */
export type PaymentProvider = 'braintree' | 'goCardless';

/** What is true of a way to pay wherever it is met: in a brand's file, in an address, at the provider. */
export interface PaymentMethodFacts {
  /** Its name, for people who run a brand or try one out. */
  readonly name: string;
  /** Names the feature of a brand that takes it; null where it is nothing special. */
  readonly feature: string | null;
  /** The one market whose banks know it; null where all do. */
  readonly market: Brand['market'] | null;
  /** Whether a brand has to have the sentence by which the payer authorises it. */
  readonly needsMandateText: boolean;
  /** The parameter of a page's address that chooses it at load; null where none does. */
  readonly parameter: string | null;
  readonly provider: PaymentProvider;
  /** What the provider has to enable on the account for it; null where nothing. */
  readonly toEnable: string | null;
  /** Whether the payer's bank may ask the payer before it lets a charge pass. */
  readonly isAskedByBank: boolean;
  /** Whether the payer fills in a window of the provider's, and not the page's own form. */
  readonly opensWindow: boolean;
  /** Whether the page asks for the payer's address, with a state of the US. */
  readonly asksState: boolean;
}

/** What a page starts with where nothing says otherwise. */
export const DEFAULT_METHOD: PaymentMethod = 'CC';

/** The facts of every way to pay. */
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
