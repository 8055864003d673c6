import type { PageConfig } from '../../../core/contract/generated/session.ts';

/** How the card provider's SDK is used on a page. */
export interface CardProviderOptions {
  /** Whether a local stand-in takes the card provider's place. */
  readonly isLocal: boolean;
  /** How long a step may take: the fields, a nonce, or a verification before the bank asks or answers. */
  readonly timeoutMs: number;
}

const TIMEOUT_MS = 60_000;

/** The options of a page, the same for every method that the card provider takes. */
export function providerOptions({ sandbox }: Pick<PageConfig, 'sandbox'>): CardProviderOptions {
  return { isLocal: sandbox, timeoutMs: TIMEOUT_MS };
}
