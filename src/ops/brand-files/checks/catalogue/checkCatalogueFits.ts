import { didYouMean } from '../../problem/didYouMean.ts';
import type { Finding } from '../../problem/Finding.ts';
import type { BrandCheck } from '../BrandCheck.ts';
import { isOfMarket } from '../market/isOfMarket.ts';
import { fittingCatalogues } from './fittingCatalogues.ts';

/** The catalogue is in the brand's currency, and sells something on every sign-up type offered. */
export const checkCatalogueFits: BrandCheck = ({ brand, catalogue, folder }) => {
  if (catalogue === undefined) return [];
  const findings: Finding[] = [];
  // Where the currency is not the market's, it is that which is wrong.
  const isCurrencyWrong =
    isOfMarket(catalogue.currency, brand) && !isOfMarket(brand.currency, brand);
  if (catalogue.currency !== brand.currency && !isCurrencyWrong) {
    const why = `The brand charges in ${brand.currency}, and its catalogue "${catalogue.id}" in ${catalogue.currency}.`;
    const fitting = fittingCatalogues({ brand, folder });
    const none = `Add a catalogue in ${brand.currency} to plans, and name it here.`;
    const fix = didYouMean(catalogue.id, fitting, none);
    findings.push({ at: '/plans/catalogue', why, fix });
  }
  for (const [index, type] of brand.signupTypes.offered.entries()) {
    const sold = catalogue.plans.some(
      (plan) => plan.access === 'user' && plan.signupTypes.includes(type),
    );
    if (sold) continue;
    const why = `No plan of the catalogue "${catalogue.id}" can be chosen on the sign-up type "${type}".`;
    const fix = `Add "${type}" to the signupTypes of a plan with access "user", or stop offering it.`;
    findings.push({ at: `/signupTypes/offered/${index}`, why, fix });
  }
  return findings;
};
