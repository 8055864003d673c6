import type { SignupType } from '../../../core/contract/generated/brand.ts';
import { callingCodeOf } from '../../../core/rules/phone/callingCodes.ts';
import type { SocialPerson } from '../../gateways/social/SocialGateway.ts';
import type { CallContext } from '../../http/callContext.ts';
import { readVisit } from '../../session/readVisit.ts';
import type { VisitorSession } from '../../session/sealSession.ts';
import type { SocialTrip } from '../../session/sealSocialTrip.ts';
import { ensureSessionRow } from '../../storage/ensureSessionRow.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { authTypeOf } from './authTypeOf.ts';

/** A person from a provider who still has to complete the form. */
export interface SocialLead {
  readonly type: SignupType;
  readonly trip: SocialTrip;
  readonly person: SocialPerson & { readonly email: string };
}

/** Stores a person from a provider as the lead of a session that has just started. */
export async function keepSocialLead(
  { deps, site }: Pick<CallContext, 'deps' | 'site'>,
  session: VisitorSession,
  { person, trip, type }: SocialLead,
): Promise<void> {
  const { brand } = site.built;
  const now = deps.clock();
  const { plan = null, query } = trip.start;
  const visit = readVisit(brand, Object.fromEntries(new URLSearchParams(query)));
  const leadId = deps.newId();
  await inTransaction(deps.database, async (transaction) => {
    await ensureSessionRow(transaction, session, { brandId: brand.id, now });
    await transaction
      .insertInto('leads')
      .values({
        id: leadId,
        brand_id: brand.id,
        session_id: session.id,
        account_id: null,
        auth_type: authTypeOf(trip.provider),
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        phone: '',
        country_code: callingCodeOf(brand.form.defaultCountry),
        company_name: '',
        province_code: null,
        utm_source: visit.utmSource,
        signup_type: type,
        plan_id: plan?.planId ?? visit.planId ?? '',
        subject: person.subject,
        email_verified: person.emailVerified ? 1 : 0,
        created_at: now.toISOString(),
      })
      .execute();
    await transaction
      .updateTable('sessions')
      .set({ lead_id: leadId, social_plan: plan === null ? null : JSON.stringify(plan) })
      .where('id', '=', session.id)
      .execute();
  });
}
