import type { Kysely } from 'kysely';
import type { BrandIndexEntry } from '../../core/contract/builtBrand.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { Tables } from '../storage/Tables.ts';

/** An address that every brand has an account of, with the sandbox on. */
export const TAKEN_EMAIL = 'taken@example.com';

type SeedDeps = Pick<ServerDeps, 'brands' | 'clock' | 'database' | 'hashPassword' | 'newId'>;

/** With the sandbox on: one active account a brand, so that a taken address can be tried. Makes what is missing. */
export async function seedDemoAccounts(deps: SeedDeps): Promise<void> {
  const { brands } = deps.brands.current().index;
  const users = await deps.database
    .selectFrom('users')
    .select('brand_id')
    .where('email_key', '=', TAKEN_EMAIL)
    .execute();
  const seeded = new Set(users.map((user) => user.brand_id));
  const missing = Object.entries(brands).filter(([id]) => !seeded.has(id));
  if (missing.length === 0) return;
  const passwordHash = await deps.hashPassword(`demo-${deps.newId()}`);
  await deps.database.transaction().execute(async (transaction) => {
    for (const [id, entry] of missing) await seed(transaction, deps, { id, entry, passwordHash });
  });
}

interface Seed {
  readonly id: string;
  readonly entry: BrandIndexEntry;
  readonly passwordHash: string;
}

async function seed(
  transaction: Kysely<Tables>,
  { clock, newId }: SeedDeps,
  { entry, id, passwordHash }: Seed,
): Promise<void> {
  const now = clock().toISOString();
  const accountId = newId();
  await transaction
    .insertInto('accounts')
    .values({
      id: accountId,
      brand_id: id,
      status: 'active',
      company_name: 'Harbour Bakery',
      country_code: entry.market === 'UK' ? '44' : '1',
      phone: '',
      province_code: null,
      time_zone: 'UTC',
      created_at: now,
      activated_at: now,
    })
    .execute();
  await transaction
    .insertInto('users')
    .values({
      id: newId(),
      account_id: accountId,
      brand_id: id,
      email: TAKEN_EMAIL,
      email_key: TAKEN_EMAIL,
      first_name: 'Robin',
      last_name: 'Baker',
      password_hash: passwordHash,
      role: 'owner',
      auth_type: 'REGULAR',
      created_at: now,
    })
    .execute();
}
