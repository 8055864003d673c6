import { unreachable } from '../../../core/contract/unreachable.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** Why the button is disabled, in words; null when it is not. */
export function unavailableText({ unavailableReason: reason, texts }: RootStore): string | null {
  switch (reason) {
    case null:
      return null;
    // The payment form says so itself, and nothing on the page may jump.
    case 'paymentNotReady':
      return null;
    case 'noPlan':
      return texts.plansNotAvailable;
    default:
      return unreachable(reason);
  }
}
