import type { AgreeableTexts } from './agreedHashes.ts';

/**
 * Returns a short mark of all texts that a page shows, to notice that one of them has changed. It
 * proves nothing: consents store whole hashes.
 */
export function textsMark({ hipaaTerms, privacy, terms }: AgreeableTexts): string {
  return [terms, privacy, hipaaTerms].map((text) => text?.hash.slice(0, 6)).join('');
}
