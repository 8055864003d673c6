import type { SignupType } from '../../contract/generated/brand.ts';
import type { Addon, Catalogue, IvrPlan, Plan } from '../../contract/generated/catalogue.ts';
import { SIGNUP_TYPES } from '../signupTypes/signupTypes.ts';

/** Returns the plans that a visitor can choose for a sign-up type: those with access 'user'. */
export function plansOffered(catalogue: Pick<Catalogue, 'plans'>, signupType: SignupType): Plan[] {
  return catalogue.plans.filter(
    (plan) => plan.access === 'user' && plan.signupTypes.includes(signupType),
  );
}

/** Returns the active add-ons with access 'user'; none for sign-up types that never charge. */
export function addonsOffered(
  catalogue: Pick<Catalogue, 'addons'>,
  signupType: SignupType,
): Addon[] {
  if (neverCharges(signupType)) return [];
  return catalogue.addons.filter((addon) => addon.access === 'user' && addon.status === 'active');
}

/** Returns the IVR plans with access 'user'; none for sign-up types that never charge. */
export function ivrPlansOffered(
  catalogue: Pick<Catalogue, 'ivrPlans'>,
  signupType: SignupType,
): IvrPlan[] {
  if (neverCharges(signupType)) return [];
  return catalogue.ivrPlans.filter((plan) => plan.access === 'user');
}

function neverCharges(type: SignupType): boolean {
  const { isTrial, needsPayment } = SIGNUP_TYPES[type];
  return !needsPayment && !isTrial;
}
