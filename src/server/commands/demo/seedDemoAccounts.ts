import type { Kysely } from 'kysely';
import { demoBrandIds } from '../../brands/demoBrands.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { oneAtATime } from '../../storage/oneAtATime.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import { DEMO_PEOPLE, type DemoPerson, TAKEN_EMAIL } from './demoPeople.ts';
import { demoAccountRow, demoFieldValues, demoSubscriptionRow } from './demoRows.ts';

type SeedDeps = Pick<ServerDeps, 'brands' | 'clock' | 'database' | 'hashPassword' | 'newId'>;

/**
 * With the sandbox on, creates one active account for each brand with an owner, an admin and a
 * member, so that a taken address and every role can be tried. Creates only what is missing.
 */
export async function seedDemoAccounts(deps: SeedDeps): Promise<void> {
  if ((await missingPeople(deps)).length === 0) return;
  const passwordHash = await deps.hashPassword(`demo-${deps.newId()}`);
  await inTransaction(deps.database, async (transaction) => {
    await oneAtATime(transaction);
    // Another process may have created them in the meantime.
    const missing = await missingPeople({ ...deps, database: transaction });
    for (const { brandId, person } of missing) {
      const accountId = await accountOf(transaction, deps, brandId);
      await transaction
        .insertInto('users')
        .values({
          id: deps.newId(),
          account_id: accountId,
          brand_id: brandId,
          email: person.email,
          email_key: person.email,
          first_name: person.firstName,
          last_name: person.lastName,
          password_hash: passwordHash,
          role: person.role,
          auth_type: 'REGULAR',
          created_at: deps.clock().toISOString(),
        })
        .execute();
    }
  });
}

interface MissingPerson {
  readonly brandId: string;
  readonly person: DemoPerson;
}

/** Owners come first, because the others belong to the owner's account. */
async function missingPeople({ brands, database }: SeedDeps): Promise<readonly MissingPerson[]> {
  const emails = DEMO_PEOPLE.map(({ email }) => email);
  const users = await database
    .selectFrom('users')
    .select(['brand_id', 'email_key'])
    .where('email_key', 'in', emails)
    .execute();
  const there = new Set(users.map((user) => `${user.brand_id}/${user.email_key}`));
  const people = demoBrandIds(brands.current().index).flatMap((brandId) =>
    DEMO_PEOPLE.map((person) => ({ brandId, person })),
  );
  return people.filter(({ brandId, person }) => !there.has(`${brandId}/${person.email}`));
}

/** Returns the owner's account. Creates it with its subscription when there is no owner yet. */
async function accountOf(
  transaction: Kysely<Tables>,
  { brands, clock, newId }: SeedDeps,
  brandId: string,
): Promise<string> {
  const owner = await transaction
    .selectFrom('users')
    .select('account_id')
    .where('brand_id', '=', brandId)
    .where('email_key', '=', TAKEN_EMAIL)
    .executeTakeFirst();
  if (owner !== undefined) return owner.account_id;
  const built = await brands.current().brand(brandId);
  if (built === null) throw new Error(`No brand ${brandId} in the index`);
  const sources = { built, accountId: newId(), now: clock() };
  await transaction.insertInto('accounts').values(demoAccountRow(sources)).execute();
  for (const value of demoFieldValues(sources)) {
    await transaction.insertInto('field_values').values(value).execute();
  }
  const subscription = demoSubscriptionRow(sources, newId());
  if (subscription !== null) {
    await transaction.insertInto('subscriptions').values(subscription).execute();
  }
  return sources.accountId;
}
