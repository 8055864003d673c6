import type { Brand, SignupType } from '../../../src/core/contract/generated/brand.ts';
import type { Catalogue, Plan } from '../../../src/core/contract/generated/catalogue.ts';
import { plansOffered } from '../../../src/core/rules/eligibility/plansOffered.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';

/** One brand with one of its sign-up types. */
export interface Way {
  readonly brand: Brand;
  readonly signupType: SignupType;
  readonly plans: readonly Plan[];
  /** The brand's catalogue. */
  readonly catalogue: Catalogue;
}

/** Every combination of a shipped brand and a sign-up type. */
export function waysToSignUp(): readonly Way[] {
  return shippedBrands().flatMap(({ brand, catalogue }) =>
    brand.signupTypes.offered.map((signupType) => ({
      brand,
      signupType,
      catalogue,
      plans: plansOffered(catalogue, signupType),
    })),
  );
}

/** Those without a payment. */
export function freeWays(): readonly Way[] {
  return waysToSignUp().filter(({ signupType }) => !SIGNUP_TYPES[signupType].needsPayment);
}

/** Those with a payment, or with a card for after the trial. */
export function payingWays(): readonly Way[] {
  return waysToSignUp().filter(({ signupType }) => SIGNUP_TYPES[signupType].needsPayment);
}
