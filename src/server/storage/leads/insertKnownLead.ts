import type { Kysely } from 'kysely';
import type { KnownLeadRow } from '../tables/LeadTables.ts';
import type { Tables } from '../tables/Tables.ts';

/** The required columns of a lead. Others are unknown when left out. */
export type NewLead = Pick<KnownLeadRow, 'id' | 'brand_id' | 'auth_type' | 'created_at'> &
  Partial<KnownLeadRow>;

const UNKNOWN = {
  pin_selector: null,
  pin_hash: null,
  authorised: 0,
  email: '',
  first_name: '',
  last_name: '',
  phone: '',
  country_code: '',
  company_name: '',
  province_code: null,
  redirect_url: null,
  dashboard_url: null,
  plan_id: null,
  expires_at: null,
} as const;

/** Stores a lead for a new link. Does not change a lead that is already stored. */
export async function insertKnownLead(database: Kysely<Tables>, lead: NewLead): Promise<void> {
  await database
    .insertInto('known_leads')
    .values({ ...UNKNOWN, ...lead })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
