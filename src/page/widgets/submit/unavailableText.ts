import type { StoresFor } from '../../stores/StoresFor.ts';
import type { widget } from './widget.ts';

/**
 * Why the button is disabled, in words; null when it is not, or where it waits for the payment form,
 * which says so itself: nothing on the page may jump.
 */
export function unavailableText({
  unavailableReason,
  texts,
}: StoresFor<typeof widget>): string | null {
  if (unavailableReason !== 'noPlan') return null;
  return `${texts.hiccupErrorHeader} ${texts.plansNotAvailable}`;
}
