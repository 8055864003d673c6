import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../core/contract/generated/calls.ts';
import type { Plan } from '../../../core/contract/generated/catalogue.ts';
import { agreedHashes } from '../../../core/rules/agreement/agreedHashes.ts';
import { discountsHad } from '../../../core/rules/eligibility/discountsHad.ts';
import {
  addonsOffered,
  ivrPlansOffered,
  plansOffered,
} from '../../../core/rules/eligibility/plansOffered.ts';
import { callingCodeOf } from '../../../core/rules/phone/callingCodes.ts';
import type { SocialPerson } from '../../gateways/social/SocialGateway.ts';
import { type CheckedOrder, checkAsked } from '../../orders/prepare/checkOrder.ts';
import { readVisit } from '../../session/readVisit.ts';
import type { SocialTrip } from '../../session/sealSocialTrip.ts';

/** A sign-up made by returning from a provider. */
export interface SocialOrder {
  readonly request: SignupRequest;
  readonly order: CheckedOrder;
}

/**
 * The plan chosen on the page or by its link before the visitor left, if it is still offered;
 * otherwise the first.
 */
export function planOfTrip(
  { brand, catalogue }: Pick<BuiltBrand, 'brand' | 'catalogue'>,
  type: SignupType,
  { start }: Pick<SocialTrip, 'start'>,
): Plan | null {
  const visit = readVisit(brand, Object.fromEntries(new URLSearchParams(start.query)));
  const offered = plansOffered(catalogue, type);
  const planOf = (id: string | null | undefined) => offered.find((plan) => plan.id === id);
  return planOf(start.plan?.planId) ?? planOf(visit.planId) ?? offered[0] ?? null;
}

/**
 * Returns the order of a visitor who returns from a provider: the plan chosen before they left, if
 * it is still offered, otherwise the first; and their identity from the provider. They agreed to
 * the texts at the time when they left. Throws CallError when a text has changed since, and when
 * there is no plan.
 */
export function socialOrder(
  built: BuiltBrand,
  type: SignupType,
  { start, texts }: SocialTrip,
  { email, firstName, lastName }: SocialPerson & { readonly email: string },
): SocialOrder {
  const { brand, catalogue } = built;
  const visit = readVisit(brand, Object.fromEntries(new URLSearchParams(start.query)));
  const chosen = start.plan ?? {};
  const plan = planOfTrip(built, type, { start });
  const addonIds = addonsOffered(catalogue, type)
    .map(({ id }) => id)
    .filter((id) => chosen.addonIds?.includes(id));
  const seen = { agreed: true, ...agreedHashes(texts, plan?.isHIPAA === true) };
  const order = checkAsked(built, {
    type,
    plan,
    users: chosen.users,
    addonIds,
    ivrId: ivrPlansOffered(catalogue, type).find(({ id }) => id === chosen.ivrId)?.id,
    discounts: discountsHad(catalogue.discounts, visit.utmSource),
    provinceCode: '',
    setUpFeeWaived: brand.plans.setUpFeeWaived,
    isPaidFor: false,
    seen: { ...seen, totalAmount: null },
    // A sign-up through a provider is not asked for a province.
    frenchTerms: null,
  });
  const { totalAmount } = order.prices;
  return {
    order,
    request: {
      leadInfo: {
        firstName,
        lastName,
        email,
        phone: '',
        countryCode: callingCodeOf(brand.form.defaultCountry),
        companyName: '',
        password: '',
        timeZone: start.timeZone,
      },
      paymentRequest: {
        selectedPlans: [{ planId: order.plan.id, noOfUsers: order.quantity }],
        freeTrial: false,
        captchaToken: '',
        rVersion: 'invisible',
      },
      formState: { ...seen, signupType: type, totalAmount, utmSource: visit.utmSource },
    },
  };
}
