import type { PayVisit } from './PayVisit.ts';

/** One possible outcome of a payment. */
export interface Outcome {
  /** The same name for all payment methods that can have it. */
  readonly name: string;
  /** Whether the order is placed, which ends the visit. */
  readonly pays: boolean;
  /** Whether it is possible in a trial, which charges nothing. */
  readonly onTrial: boolean;
  /** Whether it begins with the same as `success`, and only goes on after it. */
  readonly afterSuccess?: boolean;
  /** Whether it needs a setup before the page opens, which makes it the first of a visit. */
  readonly first?: boolean;
  /**
   * What else shows the same in `npm test`: another outcome, or a journey that has this one. Only
   * `test:full` takes such an outcome, and every outcome is taken to the providers' own sandboxes.
   */
  readonly alsoIn?: string;
  /** Whether it can be caused at the provider's own sandbox, or there in a trial only. */
  readonly atProvider: boolean | 'onTrial';
  /** The SDKs' calls to the gateway, by its log. A trial has no verification and no sale. */
  readonly calls: readonly GatewayWord[];
  /** The sale's final status at the gateway; null when there was no sale. */
  readonly sale: string | null;
  readonly arrange?: (visit: PayVisit) => Promise<void>;
  /** Pays with this outcome, and checks what the visitor sees. */
  readonly play: (visit: PayVisit) => Promise<void>;
}

/** The counted calls in the gateway's log. */
export const GATEWAY_WORDS = [
  'tokenize',
  'tokenizeBank',
  'lookup',
  'authenticate',
  'sale',
] as const;
export type GatewayWord = (typeof GATEWAY_WORDS)[number];
