import type { KeptAttempt } from '../../providers/attempts/KeptAttempt.ts';

/**
 * Returns the attempt that belongs to a form: the one for its address, or the newest if the field is
 * empty. An attempt for another address is not shown, because another person may use the same browser.
 */
export function ownAttempt(
  kept: readonly KeptAttempt[],
  { address, value }: { readonly address: string; readonly value: string },
): KeptAttempt | undefined {
  return value === '' ? kept[0] : kept.find(({ email }) => email === address);
}
