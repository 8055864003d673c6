import type { SocialReturn } from '../../core/contract/generated/calls.ts';
import type { Catalogue } from '../../core/contract/generated/catalogue.ts';

/** What a return from Google or Facebook says about the sign-up, without its action. */
export type SocialResult = Omit<SocialReturn, 'action'>;

interface Signed {
  readonly authType: NonNullable<SocialReturn['authType']>;
  /** Absent while the person has no account, and completes the form first. */
  readonly userId?: string | undefined;
  readonly planId?: string | undefined;
  readonly quantity?: number | undefined;
  readonly isTrial?: boolean | undefined;
}

/**
 * Returns who came back, and what they signed up for or are about to. Leaves out what is unknown.
 */
export function socialResult(
  { plans }: Pick<Catalogue, 'plans'>,
  { authType, isTrial = false, planId, quantity, userId }: Signed,
): SocialResult {
  const plan = plans.find(({ id }) => id === planId);
  const freeTrialId = isTrial ? plan?.freeTrialPlanId : undefined;
  return {
    success: true,
    ...(userId !== undefined && { userId }),
    ...(planId !== undefined && { planId }),
    ...(freeTrialId !== undefined && { freeTrialId }),
    ...(quantity !== undefined && { quantity }),
    authType,
  };
}
