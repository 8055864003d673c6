import { wordedIn } from '../../../src/core/brand/brandIn.ts';
import { catalogueIn } from '../../../src/core/brand/catalogueIn.ts';
import { plansOffered } from '../../../src/core/rules/eligibility/plansOffered.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { textsIn } from '../../factories/texts/textsIn.ts';
import type { Way } from '../acts/waysToSignUp.ts';

/** A way to sign up in a language other than the brand's default. */
export interface SpokenWay extends Way {
  /**
   * The texts of the brand, its layers and its catalogue in the language, and names that are the
   * same in all.
   */
  readonly ownTexts: readonly string[];
}

/** Every way to sign up in every other language of a shipped brand. */
export function spokenWays(): readonly SpokenWay[] {
  return shippedBrands().flatMap(({ brand, catalogue }) =>
    brand.languages.slice(1).flatMap((language) => {
      const worded = wordedIn(brand, language);
      const sold = catalogueIn(catalogue, language);
      const { same: _, ...words } = brand.translations?.[language] ?? {};
      const names = [worded, ...sold.plans, ...sold.addons, ...sold.ivrPlans, ...sold.discounts];
      const ownTexts = [
        ...names.map(({ name }) => name),
        ...textsIn([words, catalogue.translations?.[language]]).map(([, text]) => text),
      ];
      return brand.signupTypes.offered.map((signupType) => ({
        brand: worded,
        signupType,
        catalogue: sold,
        plans: plansOffered(sold, signupType),
        ownTexts,
      }));
    }),
  );
}

/** Whether the form asks for a card or an account. */
export function takesPayment({ signupType }: Pick<Way, 'signupType'>): boolean {
  return SIGNUP_TYPES[signupType].needsPayment;
}
