import type { SignupType } from '../../contract/generated/brand.ts';
import type { Addon, Catalogue, IvrPlan, Plan } from '../../contract/generated/catalogue.ts';

/** The plans that a visitor may choose on a sign-up type: those of access 'user'. */
export function plansOffered(catalogue: Pick<Catalogue, 'plans'>, signupType: SignupType): Plan[] {
  return catalogue.plans.filter(
    (plan) => plan.access === 'user' && plan.signupTypes.includes(signupType),
  );
}

/** The add-ons that a visitor may choose: active ones of access 'user', and none where nothing is ever charged. */
export function addonsOffered(
  catalogue: Pick<Catalogue, 'addons'>,
  signupType: SignupType,
): Addon[] {
  if (signupType === 'free') return [];
  return catalogue.addons.filter((addon) => addon.access === 'user' && addon.status === 'active');
}

/** The IVR plans that a visitor may choose: those of access 'user', and none where nothing is ever charged. */
export function ivrPlansOffered(
  catalogue: Pick<Catalogue, 'ivrPlans'>,
  signupType: SignupType,
): IvrPlan[] {
  if (signupType === 'free') return [];
  return catalogue.ivrPlans.filter((plan) => plan.access === 'user');
}
