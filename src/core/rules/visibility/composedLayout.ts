import type { Brand, PageLayout, Placement, SignupType } from '../../contract/generated/brand.ts';
import { isPlacementShown } from './isPlacementShown.ts';

/**
 * A page's regions as its theme composes them. A banner holds the heading, above the form, and the
 * theme's illustration; in another layout that stands where nothing is ordered, above what is said
 * of it. A page without an aside has no columns to be composed.
 */
export function composedLayout(
  page: PageLayout,
  { layout, signature }: Pick<Brand['theme'], 'layout' | 'signature'>,
  signupType: SignupType,
): PageLayout {
  if (page.aside.length === 0) return page;
  const drawn: readonly Placement[] = signature.illustration ? [{ widget: 'illustration' }] : [];
  const pays = (page.payment ?? []).some((placement) => isPlacementShown(placement, signupType));
  if (layout !== 'banner') return pays ? page : { ...page, aside: [...drawn, ...page.aside] };
  const headings = page.main.filter(({ widget }) => widget === 'heading');
  return {
    ...page,
    header: [...page.header, ...headings, ...drawn],
    main: page.main.filter(({ widget }) => widget !== 'heading'),
  };
}
