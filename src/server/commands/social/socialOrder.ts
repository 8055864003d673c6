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

/** A sign-up that somebody made by coming back from a provider. */
export interface SocialOrder {
  readonly request: SignupRequest;
  readonly order: CheckedOrder;
}

/** The plan chosen before a visitor left, on the page or by its link, as far as it is offered; else the first. */
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
 * What somebody who comes back from a provider signs up for: the plan chosen before they left, as far
 * as it is offered, or the first one; and who they are by the provider's word. They agreed to the
 * texts as those stood when they left. Throws CallError where a text has changed since, and where
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
    // Nobody is asked for a province on this way.
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
