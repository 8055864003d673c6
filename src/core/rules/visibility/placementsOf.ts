import type { PageLayout, Placement } from '../../contract/generated/brand.ts';

/** All that a page places, in the order in which its form is filled in. */
export function placementsOf(layout: PageLayout): readonly Placement[] {
  const { header, main, payment = [], lower = [], aside, footer } = layout;
  return [...header, ...main, ...payment, ...lower, ...aside, ...footer];
}
