import type { Placement } from '../../contract/generated/brand.ts';
import type { ComposedLayout } from './composedLayout.ts';

/** Returns all placements of a page, in the order in which a visitor meets them. */
export function placementsOf(layout: ComposedLayout): readonly Placement[] {
  const { header, main, payment = [], lower = [], aside, footer, filler = [] } = layout;
  return [...header, ...main, ...payment, ...lower, ...aside, ...filler, ...footer];
}
