import type { KeptAttempt } from '../../providers/attempts/KeptAttempt.ts';

/**
 * Returns the attempt that a form is about: that of its address, or the newest where it has none.
 * Another person's is never told here, whose link may be open in the same browser.
 */
export function ownAttempt(
  kept: readonly KeptAttempt[],
  { address, value }: { readonly address: string; readonly value: string },
): KeptAttempt | undefined {
  return value === '' ? kept[0] : kept.find(({ email }) => email === address);
}
