import type { RootStore } from '../../stores/RootStore.ts';

/**
 * Why the button is disabled, in words; null when it is not, or where it waits for the payment form,
 * which says so itself: nothing on the page may jump.
 */
export function unavailableText({ unavailableReason, texts }: RootStore): string | null {
  return unavailableReason === 'noPlan' ? texts.plansNotAvailable : null;
}
