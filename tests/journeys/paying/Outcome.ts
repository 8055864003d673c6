import type { PayVisit } from './PayVisit.ts';

/** One way in which a payment can go. */
export interface Outcome {
  /** The same word for all ways to pay that can come to it. */
  readonly name: string;
  /** Whether the order is placed: then the visit ends. */
  readonly pays: boolean;
  /** Whether a trial, which charges nothing, can come to it. */
  readonly onTrial: boolean;
  /** Whether something is to be arranged before the page opens: then the visit begins with it. */
  readonly first?: boolean;
  /** Whether it can be brought about at the provider's own sandbox too, or on a trial there. */
  readonly atProvider: boolean | 'onTrial';
  /** What the SDKs ask the gateway for, by its log. A trial asks for no bank's word and no sale. */
  readonly calls: readonly GatewayWord[];
  /** What the gateway's books say of the sale in the end; null where none was asked for. */
  readonly sale: string | null;
  readonly arrange?: (visit: PayVisit) => Promise<void>;
  /** Pays so that it comes to this, and looks at what the visitor sees. */
  readonly play: (visit: PayVisit) => Promise<void>;
}

/** The calls of the gateway's log that are counted. */
export const GATEWAY_WORDS = [
  'tokenize',
  'tokenizeBank',
  'lookup',
  'authenticate',
  'sale',
] as const;
export type GatewayWord = (typeof GATEWAY_WORDS)[number];
