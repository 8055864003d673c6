import type { IdentityStorage } from './openIdentityStorage.ts';

/** What the stand-in for Google and Facebook works with. */
export interface IdentityParts {
  readonly storage: IdentityStorage;
  readonly now: () => Date;
}

/** A code must be redeemed within minutes. */
export const CODE_MS = 5 * 60_000;
export const TOKEN_MS = 60 * 60_000;
