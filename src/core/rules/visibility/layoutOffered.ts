import type { Brand, PageLayout, Placement, Region } from '../../contract/generated/brand.ts';
import type { PageKind } from '../session/pageKind.ts';
import { placementsOf } from './placementsOf.ts';

/**
 * A page's layout without the choices of which nothing is offered to this visitor, such as one of a single
 * language, and without a footer that the brand has not: their widgets would show nothing, and script
 * and styles need not come.
 * Where plans come in pairs, the switch of periods stands above them, unless the brand places it. Where
 * French texts may have to be given first, the agreement is the one that gives them.
 */
export function layoutOffered(
  layout: PageLayout,
  { hasAddons, hasIvrPlans, hasPairs, isFrenchFirst, social }: PageKind,
  brand: Pick<Brand, 'footer' | 'languages' | 'province'>,
): PageLayout {
  const offers: Readonly<Record<string, boolean>> = {
    'language-switch': brand.languages.length > 1,
    'add-ons': hasAddons,
    'ivr-plan': hasIvrPlans,
    'social-sign-up': social.google || social.facebook,
    'legal-footer': brand.footer !== undefined,
    province: brand.province.on,
    'plan-period': hasPairs,
    'agreement-after-french': isFrenchFirst,
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
  const switched = hasPairs && !isPlaced ? rearranged(page, besidePlans) : page;
  return isFrenchFirst ? rearranged(switched, afterFrench) : switched;
}

type Rearrange = (placement: Placement) => readonly Placement[];

const besidePlans: Rearrange = (placement) =>
  placement.widget === 'plan-picker'
    ? [{ ...placement, widget: 'plan-period' }, placement]
    : [placement];

const afterFrench: Rearrange = (placement) =>
  placement.widget === 'agreement'
    ? [{ ...placement, widget: 'agreement-after-french' }]
    : [placement];

/** The page with each placement of a form's regions in the place of which others may stand. */
function rearranged(
  { main, payment, lower, ...others }: PageLayout,
  rearrange: Rearrange,
): PageLayout {
  return {
    ...others,
    main: main.flatMap(rearrange),
    ...(payment && { payment: payment.flatMap(rearrange) }),
    ...(lower && { lower: lower.flatMap(rearrange) }),
  };
}
