import type {
  Brand,
  PageLayout,
  Placement,
  Region,
  SignupType,
} from '../../contract/generated/brand.ts';
import { isPlacementShown } from './isPlacementShown.ts';

/** A page's regions in the theme's layout. Only the theme sets `filler`; brand files do not have it. */
export interface ComposedLayout extends PageLayout {
  /** Shown below the fields of a page with payment, as far as a wide screen has room for it. */
  readonly filler?: Region;
}

const NEXT_STEPS: Placement = { widget: 'next-steps' };

/**
 * Arranges a page in the theme's layout. A banner layout has the heading and the illustration in
 * its header, and on pages with payment the theme's other drawing below the fields. Other layouts
 * show the illustration in the aside, or on pages with payment either drawing below the fields. A
 * page without an aside has no columns to arrange.
 */
export function composedLayout(
  page: PageLayout,
  { layout, signature }: Pick<Brand['theme'], 'layout' | 'signature'>,
  signupType: SignupType,
): ComposedLayout {
  if (page.aside.length === 0) return page;
  const drawn: readonly Placement[] = signature.illustration ? [{ widget: 'illustration' }] : [];
  const below = illustrationBelowFields({ layout, signature });
  const filler: Region = below ? [NEXT_STEPS, { widget: 'illustration-below' }] : [NEXT_STEPS];
  const pays = (page.payment ?? []).some((placement) => isPlacementShown(placement, signupType));
  if (layout !== 'banner') {
    return pays ? { ...page, filler } : { ...page, aside: [...drawn, ...page.aside] };
  }
  const headings = page.main.filter(({ widget }) => widget === 'heading');
  const main = page.main.filter(({ widget }) => widget !== 'heading');
  const header = [...page.header, ...headings, ...drawn];
  return pays
    ? { ...page, header, main: main.flatMap(withFeatures), filler }
    : { ...page, header, main };
}

/** The drawing below the fields of a page with payment: on a banner only one that its header lacks. */
export function illustrationBelowFields({
  layout,
  signature,
}: Pick<Brand['theme'], 'layout' | 'signature'>): Brand['theme']['signature']['illustration'] {
  const { illustration, illustrationBelow: other } = signature;
  return layout === 'banner' ? other : (other ?? illustration);
}

/**
 * In a banner layout the summary is a card above the payment, so the plan's features move below the
 * plans.
 */
function withFeatures(placement: Placement): readonly Placement[] {
  return placement.widget === 'plan-picker'
    ? [placement, { ...placement, widget: 'plan-features' }]
    : [placement];
}
