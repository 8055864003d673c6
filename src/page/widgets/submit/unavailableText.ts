import { unreachable } from '../../../core/contract/unreachable.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** Why the button is disabled, in words; null when it is not. */
export function unavailableText(stores: RootStore): string | null {
  const { unavailableReason: reason, texts, brand } = stores;
  switch (reason) {
    case null:
      return null;
    case 'paymentNeeded':
      return formatText(texts.paymentComingSoon, { support: brand.support.email });
    // The payment form says so itself, and nothing on the page may jump.
    case 'paymentNotReady':
      return null;
    case 'noPlan':
      return texts.plansNotAvailable;
    default:
      return unreachable(reason);
  }
}
