import type { Brand, PageLayout, Region } from '../../contract/generated/brand.ts';
import type { PageData } from '../../contract/generated/session.ts';

/**
 * A page's layout without the choices of which nothing is offered to this visitor, and without a
 * footer that the brand has not: their widgets would show nothing, and script and styles need not come.
 */
export function layoutOffered(
  layout: PageLayout,
  { sessionInfo: { addons, ivrPlans }, pageConfig: { social } }: PageData,
  brand: Pick<Brand, 'footer'>,
): PageLayout {
  const offers: Readonly<Record<string, boolean>> = {
    'add-ons': addons.length > 0,
    'ivr-plan': ivrPlans.length > 0,
    'social-sign-up': social.google || social.facebook,
    'legal-footer': brand.footer !== undefined,
  };
  const offered = (region: Region) => region.filter(({ widget }) => offers[widget] ?? true);
  return { ...layout, main: offered(layout.main), footer: offered(layout.footer) };
}
