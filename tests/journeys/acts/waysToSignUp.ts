import type { Brand, SignupType } from '../../../src/core/contract/generated/brand.ts';
import type { Catalogue, Plan } from '../../../src/core/contract/generated/catalogue.ts';
import { plansOffered } from '../../../src/core/rules/eligibility/plansOffered.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';

/** One brand and one sign-up type that it offers. */
export interface Way {
  readonly brand: Brand;
  readonly signupType: SignupType;
  readonly plans: readonly Plan[];
  /** All that the brand sells. */
  readonly catalogue: Catalogue;
}

/** Every way to sign up that the shipped brands offer. */
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

/** Those that need no payment. */
export function freeWays(): readonly Way[] {
  return waysToSignUp().filter(({ signupType }) => !SIGNUP_TYPES[signupType].needsPayment);
}

/** Those that take a payment, or keep a card for after the trial. */
export function payingWays(): readonly Way[] {
  return waysToSignUp().filter(({ signupType }) => SIGNUP_TYPES[signupType].needsPayment);
}
