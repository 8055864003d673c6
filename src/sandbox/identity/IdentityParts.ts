import type { IdentityStorage } from './openIdentityStorage.ts';

/** What the Google and Facebook stand-in needs. */
export interface IdentityParts {
  readonly storage: IdentityStorage;
  readonly now: () => Date;
}

/** How long a code is valid. */
export const CODE_MS = 5 * 60_000;
export const TOKEN_MS = 60 * 60_000;
