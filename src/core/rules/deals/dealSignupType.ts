import type { Brand, SignupType } from '../../contract/generated/brand.ts';
import type { Plan } from '../../contract/generated/catalogue.ts';

/**
 * The sign-up type that a deal's plan is had by: the one asked for where the plan allows it, else the
 * first of the plan's that the brand offers; null where it offers none.
 */
export function dealSignupType(
  { signupTypes }: Pick<Brand, 'signupTypes'>,
  plan: Pick<Plan, 'signupTypes'>,
  asked: SignupType,
): SignupType | null {
  const had = plan.signupTypes.filter((type) => signupTypes.offered.includes(type));
  return had.find((type) => type === asked) ?? had[0] ?? null;
}
