import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import { typeOfPlan } from '../../core/rules/signupTypes/typeOfPlan.ts';
import type { LinkContext } from '../leads/LinkContext.ts';
import { first, type PageQuery } from './readVisit.ts';

/**
 * Adds the sign-up type of the plan that a link names, so that a link to a paid plan does not open a
 * free form. A type in the query takes precedence, if the brand offers it; so does the brand's
 * default, if the plan has it. The plan of the link's lead counts if the query names none. Neither
 * counts beside a deal's plan, which is the page's.
 */
export function withTypeOfPlan(
  { brand, catalogue }: Pick<BuiltBrand, 'brand' | 'catalogue'>,
  query: PageQuery,
  { byPin, deal, lead }: LinkContext,
): PageQuery {
  const { offered, default: usual } = brand.signupTypes;
  if (deal?.plan || offered.some((type) => type === first(query, 'signupType'))) return query;
  const leadsPlanId = byPin === null ? null : (lead?.planId ?? null);
  const planId = first(query, 'planId') ?? leadsPlanId;
  const plan = catalogue.plans.find(({ access, id }) => access === 'user' && id === planId);
  const signupType = plan === undefined ? null : typeOfPlan(brand, plan, usual);
  return signupType === null || signupType === usual ? query : { ...query, signupType };
}
