import { didYouMean } from '../../problem/didYouMean.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { BrandCheck } from '../BrandCheck.ts';
import { isOfMarket } from '../market/isOfMarket.ts';
import { fittingCatalogues } from './fittingCatalogues.ts';

/**
 * Checks that the catalogue is in the brand's currency, and has a plan for every sign-up type
 * offered.
 */
export const checkCatalogueFits: BrandCheck = (subject) => [
  ...unlessMissing(() => findOtherCurrency(subject), []),
  ...unlessMissing(() => findUnsold(subject), []),
];

const findOtherCurrency: BrandCheck = ({ brand, catalogue, folder }) => {
  if (catalogue === undefined) return [];
  // When the brand's currency is not its market's, the currency is the mistake, not the catalogue.
  const isCurrencyWrong =
    isOfMarket(catalogue.currency, brand) && !isOfMarket(brand.currency, brand);
  if (catalogue.currency === brand.currency || isCurrencyWrong) return [];
  const why = `The brand charges in ${brand.currency}, and its catalogue "${catalogue.id}" in ${catalogue.currency}.`;
  const fitting = fittingCatalogues({ brand, folder });
  const none = `Add a catalogue in ${brand.currency} to plans, and name it here.`;
  const fix = didYouMean(catalogue.id, fitting, none);
  return [{ at: '/plans/catalogue', why, fix }];
};

const findUnsold: BrandCheck = ({ brand, catalogue }) => {
  if (catalogue === undefined) return [];
  return brand.signupTypes.offered.flatMap((type, index): Finding[] => {
    const sold = catalogue.plans.some(
      (plan) => plan.access === 'user' && plan.signupTypes.includes(type),
    );
    if (sold) return [];
    const why = `No plan of the catalogue "${catalogue.id}" can be chosen on the sign-up type "${type}".`;
    const fix = `Add "${type}" to the signupTypes of a plan with access "user", or stop offering it.`;
    return [{ at: `/signupTypes/offered/${index}`, why, fix }];
  });
};
