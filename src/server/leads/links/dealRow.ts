import type { Kysely } from 'kysely';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { wordRules } from '../../../core/fields/fieldRules.ts';
import { checkEmail } from '../../../core/rules/fields/checkEmail.ts';
import { hasForbiddenWords } from '../../../core/rules/forbiddenWords/hasForbiddenWords.ts';
import { typeOfPlan } from '../../../core/rules/signupTypes/typeOfPlan.ts';
import { findLead } from '../../storage/leads/findLead.ts';
import type { DealRow } from '../../storage/tables/LeadTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import { endOf, knownId, LinkProblem } from './LinkProblem.ts';
import type { LinkArguments } from './readLinkArguments.ts';

/** Returns a deal as stored. Throws LinkProblem when its link could not work. */
export async function dealRow(
  database: Kysely<Tables>,
  { brand, catalogue }: BuiltBrand,
  values: LinkArguments['values'],
  now: Date,
): Promise<Omit<DealRow, 'id' | 'created_at'>> {
  const ofBrand = (table: 'accounts' | 'known_leads') =>
    database.selectFrom(table).select('id').where('brand_id', '=', brand.id).execute();
  const { account, lead } = values;
  if (values.plan === undefined && values.discount === undefined) {
    throw new LinkProblem('A deal needs --plan, --discount or both.');
  }
  const email = values.email?.trim().normalize() ?? null;
  if (email !== null && checkEmail(email, wordRules('email', brand, hasForbiddenWords)) !== null) {
    throw new LinkProblem(`Nobody can sign up with the address '${email}'.`);
  }
  const plan_id = knownId('plan', values.plan, catalogue.plans);
  const plan = catalogue.plans.find(({ id }) => id === plan_id);
  if (plan && typeOfPlan(brand, plan, brand.signupTypes.default) === null) {
    throw new LinkProblem(`${brand.name} offers no sign-up type that has the plan '${plan.id}'.`);
  }
  const lead_id = lead === undefined ? null : knownId('lead', lead, await ofBrand('known_leads'));
  if (lead_id !== null && email === null) await assertAddress(database, lead_id);
  return {
    brand_id: brand.id,
    plan_id,
    discount_id: knownId('discount', values.discount, catalogue.discounts),
    email,
    lead_id,
    account_id:
      account === undefined ? null : knownId('account', account, await ofBrand('accounts')),
    expires_at: endOf(values.expires, now),
  };
}

/**
 * A deal for a person works once, because an address can sign up only once. Throws LinkProblem when
 * the address is unknown.
 */
async function assertAddress(database: Kysely<Tables>, leadId: string): Promise<void> {
  const lead = await findLead(database, leadId);
  if (lead?.email) return;
  throw new LinkProblem(`The lead '${leadId}' has no address: add --email, so that it works once.`);
}
