import type { Discount } from '../../contract/generated/catalogue.ts';
import { unreachable } from '../../contract/unreachable.ts';

/** The utm_source of a referred visitor, in lower case. */
const REFERRAL_SOURCE = 'referral';

/**
 * Returns the discounts that apply to a visitor, in the catalogue's order: promotions always,
 * referral discounts when the utm_source is a referral. A deal's discount comes only with its deal.
 */
export function discountsHad(discounts: readonly Discount[], utmSource: string): Discount[] {
  const isReferred = utmSource.trim().toLowerCase() === REFERRAL_SOURCE;
  return discounts.filter(({ discountType }) => {
    switch (discountType) {
      case 'promotion':
        return true;
      case 'referral':
        return isReferred;
      case 'deal':
        return false;
      default:
        return unreachable(discountType);
    }
  });
}
