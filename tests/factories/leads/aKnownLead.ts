import { randomUUID } from 'node:crypto';
import { newPin, pinHash, pinSelector } from '../../../src/server/security/leadPin.ts';
import {
  insertKnownLead,
  type NewLead,
} from '../../../src/server/storage/leads/insertKnownLead.ts';
import type { DealRow } from '../../../src/server/storage/tables/LeadTables.ts';
import { SERVER_START, type TestServer } from '../servers/aServer.ts';

/** A lead with all details, authorised by Google by default. */
export async function aKnownLead(
  { database }: Pick<TestServer, 'database'>,
  overrides: Partial<NewLead> = {},
): Promise<{ readonly id: string; readonly pin: string }> {
  const pin = newPin();
  const id = randomUUID();
  await insertKnownLead(database, {
    id,
    brand_id: 'slotbook',
    pin_selector: pinSelector(pin),
    pin_hash: pinHash(pin),
    auth_type: 'GOOGLE',
    authorised: 1,
    email: 'grace@example.com',
    first_name: 'Grace',
    last_name: 'Hopper',
    phone: '2015550123',
    country_code: '1',
    company_name: 'Compilers',
    created_at: SERVER_START.toISOString(),
    ...overrides,
  });
  return { id: overrides.id ?? id, pin };
}

/** A deal for anyone with its link by default. Returns its id. */
export async function aDeal(
  { database }: Pick<TestServer, 'database'>,
  overrides: Partial<DealRow> = {},
): Promise<string> {
  const deal = {
    id: randomUUID(),
    brand_id: 'slotbook',
    plan_id: null,
    discount_id: null,
    email: null,
    lead_id: null,
    account_id: null,
    expires_at: null,
    created_at: SERVER_START.toISOString(),
    ...overrides,
  };
  await database.insertInto('deals').values(deal).execute();
  return deal.id;
}
