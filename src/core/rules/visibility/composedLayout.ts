import type { Brand, PageLayout } from '../../contract/generated/brand.ts';

/**
 * A page's regions as its theme composes them: a banner holds the heading, above the form. A page
 * without an aside has no columns to be composed.
 */
export function composedLayout(
  page: PageLayout,
  { layout }: Pick<Brand['theme'], 'layout'>,
): PageLayout {
  if (layout !== 'banner' || page.aside.length === 0) return page;
  const headings = page.main.filter(({ widget }) => widget === 'heading');
  return {
    ...page,
    header: [...page.header, ...headings],
    main: page.main.filter(({ widget }) => widget !== 'heading'),
  };
}
