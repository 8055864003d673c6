import type {
  Brand,
  PageLayout,
  Placement,
  Region,
  SignupType,
} from '../../contract/generated/brand.ts';
import { isPlacementShown } from './isPlacementShown.ts';

/** A page's regions as its theme composes them. Brand files have no filler: it is the theme's. */
export interface ComposedLayout extends PageLayout {
  /** Below the fields of a page that takes a payment, as far as there is room for it on a desk. */
  readonly filler?: Region;
}

/**
 * Composes a page as its theme's layout has it. A banner holds the heading, above the form, and the
 * theme's illustration; in another layout that stands where nothing is ordered, above what is said
 * of it, and else below the fields. There a banner has it once more. A page without an aside has no columns to be composed.
 */
export function composedLayout(
  page: PageLayout,
  { layout, signature }: Pick<Brand['theme'], 'layout' | 'signature'>,
  signupType: SignupType,
): ComposedLayout {
  if (page.aside.length === 0) return page;
  const drawn: readonly Placement[] = signature.illustration ? [{ widget: 'illustration' }] : [];
  const pays = (page.payment ?? []).some((placement) => isPlacementShown(placement, signupType));
  const filler: Region = [...drawn, { widget: 'next-steps' }];
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

/** A banner's summary is a card above the payment: what a plan includes has its room below the plans. */
function withFeatures(placement: Placement): readonly Placement[] {
  return placement.widget === 'plan-picker'
    ? [placement, { ...placement, widget: 'plan-features' }]
    : [placement];
}
