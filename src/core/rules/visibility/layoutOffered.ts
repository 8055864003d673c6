import type { Brand, PageLayout, Region } from '../../contract/generated/brand.ts';
import type { PageData } from '../../contract/generated/session.ts';

/**
 * A page's layout without the choices of which nothing is offered to this visitor, such as one of a single
 * language, and without a footer that the brand has not: their widgets would show nothing, and script
 * and styles need not come.
 */
export function layoutOffered(
  layout: PageLayout,
  { sessionInfo: { addons, ivrPlans }, pageConfig: { social } }: PageData,
  brand: Pick<Brand, 'footer' | 'languages'>,
): PageLayout {
  const offers: Readonly<Record<string, boolean>> = {
    'language-switch': brand.languages.length > 1,
    'add-ons': addons.length > 0,
    'ivr-plan': ivrPlans.length > 0,
    'social-sign-up': social.google || social.facebook,
    'legal-footer': brand.footer !== undefined,
  };
  const offered = (region: Region) => region.filter(({ widget }) => offers[widget] ?? true);
  const { footer, header, main } = layout;
  return { ...layout, header: offered(header), main: offered(main), footer: offered(footer) };
}
