import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import { discountsWithDeal, plansWithDeal } from '../../core/rules/deals/dealTerms.ts';
import { discountsHad } from '../../core/rules/eligibility/discountsHad.ts';
import { plansOffered } from '../../core/rules/eligibility/plansOffered.ts';
import { callingCodeOf } from '../../core/rules/phone/callingCodes.ts';
import { typeOfPlan } from '../../core/rules/signupTypes/typeOfPlan.ts';
import { CallError } from '../errors/CallError.ts';
import type { PageSources } from '../session/pageData.ts';
import type { Visit } from '../session/readVisit.ts';
import { identityProofOf } from './identityProofOf.ts';
import type { LinkContext } from './LinkContext.ts';
import { pageLead, prefillOf } from './pageLead.ts';

export type SignUpSources = Required<
  Pick<
    PageSources,
    | 'visit'
    | 'lead'
    | 'isSocialLead'
    | 'isEmailFixed'
    | 'opensAtOnce'
    | 'plans'
    | 'discounts'
    | 'startPlanId'
  >
>;

/**
 * Returns the data of a sign-up page, from its link's query and the lead and deal that the link
 * named. A deal's plan is preselected, on a sign-up type that offers it. Throws CallError when
 * there is no plan to choose.
 */
export function signUpSources(
  { brand, catalogue }: Pick<BuiltBrand, 'brand' | 'catalogue'>,
  asked: Visit,
  linkContext: LinkContext,
): SignUpSources {
  const { deal, lead } = linkContext;
  const agreed = deal?.plan ?? null;
  const signupType =
    agreed === null ? asked.signupType : typeOfPlan(brand, agreed, asked.signupType);
  const plans = signupType && plansWithDeal(deal, plansOffered(catalogue, signupType));
  if (signupType === null || !plans?.length) throw new CallError({ code: 'PLANS_NOT_AVAILABLE' });
  const prefill = prefillOf(linkContext, asked.prefill, callingCodeOf(brand.form.defaultCountry));
  return {
    visit: { ...asked, signupType, prefill, planId: agreed?.id ?? asked.planId },
    lead: lead && pageLead(lead),
    // A lead from a link has no id at a provider.
    isSocialLead: lead !== null && lead.subject !== null,
    isEmailFixed: deal !== null && deal.email !== null,
    opensAtOnce: identityProofOf(lead, lead?.email ?? '')?.emailVerified ?? false,
    plans,
    discounts: discountsWithDeal(deal, discountsHad(catalogue.discounts, asked.utmSource)),
    startPlanId: lead?.planId ?? null,
  };
}
