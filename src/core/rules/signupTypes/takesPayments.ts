import type { SignupType } from '../../contract/generated/brand.ts';
import { SIGNUP_TYPES } from './signupTypes.ts';

/** Whether a brand offers a sign-up type that asks for payment details. */
export function takesPayments({
  signupTypes,
}: {
  readonly signupTypes: { readonly offered: readonly SignupType[] };
}): boolean {
  return signupTypes.offered.some((type) => SIGNUP_TYPES[type].needsPayment);
}
