import type { Placement, SignupType } from '../../contract/generated/brand.ts';

/** Tells whether a placed widget shows on a sign-up type. */
export function isPlacementShown(placement: Placement, signupType: SignupType): boolean {
  return placement.when?.signupTypes?.includes(signupType) ?? true;
}
