import type { SocialReturn } from '../../core/contract/generated/calls.ts';
import type { Catalogue } from '../../core/contract/generated/catalogue.ts';

/** What a return from Google or Facebook says of the sign-up, but for its action. */
export type SocialResult = Omit<SocialReturn, 'action'>;

interface Signed {
  readonly authType: NonNullable<SocialReturn['authType']>;
  /** Absent while the person has no account: they complete the form first. */
  readonly userId?: string | undefined;
  readonly planId?: string | undefined;
  readonly quantity?: number | undefined;
  readonly isTrial?: boolean | undefined;
}

/** Says who came back and what they signed up for, or are about to: what is not known is left out. */
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
