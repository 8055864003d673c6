import type { Brand, PageLayout, Placement, Region } from '../../contract/generated/brand.ts';
import type { PageKind } from '../session/pageKind.ts';
import { placementsOf } from './placementsOf.ts';

/**
 * Returns a page's layout without widgets that would have nothing to show, such as a switch for a
 * single language, so that their script and styles are not loaded. Adds the switch of periods above
 * paired plans, unless the brand places it itself. If French texts may have to be shown first,
 * replaces the agreement with the widget that shows them.
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

/** Replaces each placement of the form's regions by the placements that `rearrange` returns. */
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
