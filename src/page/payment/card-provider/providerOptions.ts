import type { PageConfig } from '../../../core/contract/generated/session.ts';

/** How a page uses the card provider's SDK. */
export interface CardProviderOptions {
  /** Whether a local stand-in replaces the card provider. */
  readonly isLocal: boolean;
  /**
   * The time limit of a step: the fields, a nonce, or a verification without the time of the bank's
   * challenge.
   */
  readonly timeoutMs: number;
}

const TIMEOUT_MS = 60_000;

/** Returns the options of a page. They are the same for all methods of the card provider. */
export function providerOptions({ sandbox }: Pick<PageConfig, 'sandbox'>): CardProviderOptions {
  return { isLocal: sandbox, timeoutMs: TIMEOUT_MS };
}
