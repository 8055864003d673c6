import type { SignupType } from '../../core/contract/generated/brand.ts';
import type { ComposedLayout } from '../../core/rules/visibility/composedLayout.ts';
import { isPlacementShown } from '../../core/rules/visibility/isPlacementShown.ts';

/** How a page's regions are laid out: its stylesheets read it as `data-page`. */
export type Arrangement = 'card' | 'columns' | 'paying';

/** A page without an aside is a card; one that takes a payment has a column for it. */
export function arrangementOf(
  { aside, payment = [] }: ComposedLayout,
  signupType: SignupType,
): Arrangement {
  if (aside.length === 0) return 'card';
  return payment.some((placement) => isPlacementShown(placement, signupType))
    ? 'paying'
    : 'columns';
}
