import type { Brand, SignupType } from '../../../src/core/contract/generated/brand.ts';
import type { Plan } from '../../../src/core/contract/generated/catalogue.ts';
import { plansOffered } from '../../../src/core/rules/eligibility/plansOffered.ts';
import { availableSignupTypes } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { shippedBrands } from '../../factories/shippedBrands.ts';

/** One brand and one sign-up type that it lets visitors use now. */
export interface Way {
  readonly brand: Brand;
  readonly signupType: SignupType;
  readonly plans: readonly Plan[];
}

/** Every way to sign up that the shipped brands offer and that needs no payment. */
export function waysToSignUp(): readonly Way[] {
  return shippedBrands().flatMap(({ brand, catalogue }) =>
    availableSignupTypes(brand).map((signupType) => ({
      brand,
      signupType,
      plans: plansOffered(catalogue, signupType),
    })),
  );
}
