import type { Brand, SignupType } from '../../contract/generated/brand.ts';
import type { Plan } from '../../contract/generated/catalogue.ts';

/**
 * Returns the sign-up type for the plan of a link or a deal: the requested type if the plan and the
 * brand have it, else the plan's first type that the brand offers; null if there is none.
 */
export function typeOfPlan(
  { signupTypes }: Pick<Brand, 'signupTypes'>,
  plan: Pick<Plan, 'signupTypes'>,
  asked: SignupType,
): SignupType | null {
  const had = plan.signupTypes.filter((type) => signupTypes.offered.includes(type));
  return had.find((type) => type === asked) ?? had[0] ?? null;
}
