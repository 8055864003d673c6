import type { Region, SignupType } from '../../contract/generated/brand.ts';
import type { ComposedLayout } from './composedLayout.ts';
import { isPlacementShown } from './isPlacementShown.ts';

/** Returns a page's layout with only the placements for its sign-up type, without their conditions. */
export function shownLayout(layout: ComposedLayout, signupType: SignupType): ComposedLayout {
  const shown = (region: Region) =>
    region
      .filter((placement) => isPlacementShown(placement, signupType))
      .map(({ when: _when, ...placement }) => placement);
  const { header, main, payment, lower, aside, footer, filler } = layout;
  return {
    ...layout,
    header: shown(header),
    main: shown(main),
    ...(payment && { payment: shown(payment) }),
    ...(lower && { lower: shown(lower) }),
    aside: shown(aside),
    footer: shown(footer),
    ...(filler && { filler: shown(filler) }),
  };
}
