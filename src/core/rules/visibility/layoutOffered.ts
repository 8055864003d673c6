import type { Brand, PageLayout, Region } from '../../contract/generated/brand.ts';
import type { PageData } from '../../contract/generated/session.ts';
import { hasPairs } from '../prices/planPairs.ts';
import { placementsOf } from './placementsOf.ts';

/**
 * A page's layout without the choices of which nothing is offered to this visitor, such as one of a single
 * language, and without a footer that the brand has not: their widgets would show nothing, and script
 * and styles need not come.
 * Where plans come in pairs, the switch of periods stands above them, unless the brand places it.
 */
export function layoutOffered(
  layout: PageLayout,
  { sessionInfo: { addons, ivrPlans, plans }, pageConfig: { social } }: PageData,
  brand: Pick<Brand, 'footer' | 'languages'>,
): PageLayout {
  const offers: Readonly<Record<string, boolean>> = {
    'language-switch': brand.languages.length > 1,
    'add-ons': addons.length > 0,
    'ivr-plan': ivrPlans.length > 0,
    'social-sign-up': social.google || social.facebook,
    'legal-footer': brand.footer !== undefined,
    'plan-period': hasPairs(plans),
  };
  const offered = (region: Region) => region.filter(({ widget }) => offers[widget] ?? true);
  const { footer, header, main } = layout;
  const page = {
    ...layout,
    header: offered(header),
    main: offered(main),
    footer: offered(footer),
  };
  const isPlaced = placementsOf(page).some(({ widget }) => widget === 'plan-period');
  return hasPairs(plans) && !isPlaced ? withSwitch(page) : page;
}

function withSwitch({ main, payment, lower, ...others }: PageLayout): PageLayout {
  const switched = (region: Region): Region =>
    region.flatMap((placement) =>
      placement.widget === 'plan-picker'
        ? [{ ...placement, widget: 'plan-period' }, placement]
        : [placement],
    );
  return {
    ...others,
    main: switched(main),
    ...(payment && { payment: switched(payment) }),
    ...(lower && { lower: switched(lower) }),
  };
}
