import type { Placement } from '../../contract/generated/brand.ts';
import type { ComposedLayout } from './composedLayout.ts';

/** All that a page places, in the order in which its form is filled in. */
export function placementsOf(layout: ComposedLayout): readonly Placement[] {
  const { header, main, payment = [], lower = [], aside, footer, filler = [] } = layout;
  return [...header, ...main, ...payment, ...lower, ...aside, ...filler, ...footer];
}
