import type { Kysely } from 'kysely';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { demoBrandIds } from '../../brands/demoBrands.ts';
import { TAKEN_EMAIL } from '../../commands/demo/demoPeople.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { pinHash, pinSelector } from '../../security/leadPin.ts';
import { isEmailTaken } from '../../storage/accounts/isEmailTaken.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { insertKnownLead } from '../../storage/leads/insertKnownLead.ts';
import { oneAtATime } from '../../storage/oneAtATime.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import { demoDealId, demoDeals } from './demoDeals.ts';
import { type DemoLead, demoLeadId, demoLeads, demoPin } from './demoLeads.ts';

/**
 * With the sandbox on, creates leads and deals for every brand, so that each of their links can be
 * tried. Creates what is missing, and reopens what a start without the sandbox ended. A lead who
 * has signed up gets another address, so that it can be tried again.
 */
export async function seedDemoLeads({
  brands,
  clock,
  database,
}: Pick<ServerDeps, 'brands' | 'clock' | 'database'>): Promise<void> {
  const snapshot = brands.current();
  const created_at = clock().toISOString();
  for (const id of demoBrandIds(snapshot.index)) {
    const built = await snapshot.brand(id);
    if (built === null) continue;
    await inTransaction(database, async (transaction) => {
      await oneAtATime(transaction);
      for (const lead of demoLeads(built)) {
        await seedLead(transaction, id, lead, created_at);
      }
      await seedDeals(transaction, built, created_at);
    });
  }
}

async function seedLead(
  database: Kysely<Tables>,
  brand_id: string,
  { details, key }: DemoLead,
  created_at: string,
): Promise<void> {
  const id = demoLeadId(brand_id, key);
  const pin = demoPin(brand_id, key);
  const pins = { pin_selector: pinSelector(pin), pin_hash: pinHash(pin) };
  await insertKnownLead(database, { id, brand_id, ...pins, ...details, created_at });
  const email = await freeAddress(database, brand_id, details.email ?? '');
  await database
    .updateTable('known_leads')
    .set({ email, expires_at: null })
    .where('id', '=', id)
    .execute();
}

/** Returns the address itself, or the first numbered variant of it that is free. */
async function freeAddress(
  database: Kysely<Tables>,
  brandId: string,
  email: string,
): Promise<string> {
  let free = email;
  for (let next = 2; await isEmailTaken(database, brandId, free); next += 1) {
    free = email.replace('@', `-${next}@`);
  }
  return free;
}

async function seedDeals(
  database: Kysely<Tables>,
  built: BuiltBrand,
  created_at: string,
): Promise<void> {
  const { id: brand_id } = built.brand;
  const owner = await database
    .selectFrom('users')
    .select('account_id')
    .where('brand_id', '=', brand_id)
    .where('email_key', '=', TAKEN_EMAIL)
    .executeTakeFirst();
  const ids = { plan_id: null, discount_id: null, lead_id: null, account_id: null };
  const none = { ...ids, email: null, expires_at: null };
  for (const { key, terms } of demoDeals(built, owner?.account_id ?? null)) {
    const id = demoDealId(brand_id, key);
    const deal = { id, brand_id, ...none, created_at, ...terms };
    await database
      .insertInto('deals')
      .values(deal)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...none, ...terms }))
      .execute();
  }
}
