import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { signUpTables } from './migrations/0001SignUp.ts';
import { visitTables } from './migrations/0002Visits.ts';
import { subscriptionPrices } from './migrations/0003Prices.ts';
import { webhookTables } from './migrations/0004Webhooks.ts';
import { paymentTables } from './migrations/0005Payments.ts';
import { subscriptionBilling } from './migrations/0006Billing.ts';
import { mandates } from './migrations/0007Mandates.ts';
import { upgradeTables } from './migrations/0008Upgrades.ts';
import { socialTables } from './migrations/0009Social.ts';
import { leadTables } from './migrations/0010Leads.ts';
import { analyticsOrders } from './migrations/0011Analytics.ts';
import { measuredOrders } from './migrations/0012Measured.ts';
import { attemptKeys } from './migrations/0013AttemptKeys.ts';
import { closedSets } from './migrations/0014ClosedSets.ts';
import { fieldValues } from './migrations/0015FieldValues.ts';
import { emailKeys } from './migrations/0016EmailKeys.ts';
import { placedOrders } from './migrations/0017PlacedOrders.ts';
import { rateLimits } from './migrations/0018RateLimits.ts';
import { wideAmounts } from './migrations/0019WideAmounts.ts';
import { readiness } from './migrations/0020Readiness.ts';
import { supportActions } from './migrations/0021SupportActions.ts';
import { retentionIndexes } from './migrations/0022RetentionIndexes.ts';
import { orderNumbers } from './migrations/0023OrderNumbers.ts';
import { trialNotices } from './migrations/0024TrialNotices.ts';
import { languages } from './migrations/0025Languages.ts';
import { jobTurns } from './migrations/0026JobTurns.ts';
import { answers } from './migrations/0028Answers.ts';
import { signsOfLife } from './migrations/0029SignsOfLife.ts';
import { orderIndexes } from './migrations/0030OrderIndexes.ts';
import { agreedTerms } from './migrations/0031AgreedTerms.ts';
import { billingCalls } from './migrations/0032BillingCalls.ts';
import { trialMinutes } from './migrations/0033TrialMinutes.ts';
import { outboxKinds } from './migrations/0034OutboxKinds.ts';
import { outboxLanes } from './migrations/0035OutboxLanes.ts';
import { looksByMethod } from './migrations/0036LooksByMethod.ts';
import { isConflict, retryConflicts } from './retryConflicts.ts';
import type { Tables } from './tables/Tables.ts';

/** Every migration by name, in the order of their names. A released one is never changed. */
export const MIGRATIONS = {
  '0001SignUp': signUpTables,
  '0002Visits': visitTables,
  '0003Prices': subscriptionPrices,
  '0004Webhooks': webhookTables,
  '0005Payments': paymentTables,
  '0006Billing': subscriptionBilling,
  '0007Mandates': mandates,
  '0008Upgrades': upgradeTables,
  '0009Social': socialTables,
  '0010Leads': leadTables,
  '0011Analytics': analyticsOrders,
  '0012Measured': measuredOrders,
  '0013AttemptKeys': attemptKeys,
  '0014ClosedSets': closedSets,
  '0015FieldValues': fieldValues,
  '0016EmailKeys': emailKeys,
  '0017PlacedOrders': placedOrders,
  '0018RateLimits': rateLimits,
  '0019WideAmounts': wideAmounts,
  '0020Readiness': readiness,
  '0021SupportActions': supportActions,
  '0022RetentionIndexes': retentionIndexes,
  '0023OrderNumbers': orderNumbers,
  '0024TrialNotices': trialNotices,
  '0025Languages': languages,
  '0026JobTurns': jobTurns,
  '0028Answers': answers,
  '0029SignsOfLife': signsOfLife,
  '0030OrderIndexes': orderIndexes,
  '0031AgreedTerms': agreedTerms,
  '0032BillingCalls': billingCalls,
  '0033TrialMinutes': trialMinutes,
  '0034OutboxKinds': outboxKinds,
  '0035OutboxLanes': outboxLanes,
  '0036LooksByMethod': looksByMethod,
};

/** The table in which Kysely stores the names of finished migrations. */
export const MIGRATED = 'kysely_migration';

/**
 * Migrates the database to the newest schema, if anything is missing. Several processes may do so
 * at once, and one of them runs each migration. Does not change a database that a newer release has
 * migrated. Throws with the migration's own error as the cause.
 */
export async function migrate(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const newer = await newerThan(database, Object.keys(migrations));
  const known = { ...migrations, ...newer };
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => known } });
  const { error, results } = await retryConflicts(() => toLatest(migrator));
  if (error === undefined) return;
  // Newer migrations were read before Kysely's lock, so a newer release may have migrated since.
  const since = await newerThan(database, Object.keys(migrations));
  if (Object.keys(since).length > Object.keys(newer).length) return migrate(database, migrations);
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(`Migration ${failed?.migrationName ?? 'could not start'} failed`, {
    cause: error,
  });
}

/** Runs the missing migrations in one transaction. Throws only when that conflicts with other work. */
async function toLatest(migrator: Migrator): Promise<MigrationResultSet> {
  const made = await migrator.migrateToLatest();
  if (isConflict(made.error)) throw made.error;
  return made;
}

/**
 * Lists the migrations of a newer release as empty ones. During a release, processes of the
 * previous one are started too, and Kysely would refuse a name that it does not know.
 */
async function newerThan(
  database: Kysely<Tables>,
  known: readonly string[],
): Promise<Readonly<Record<string, Migration>>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATED)) return {};
  const made = await sql<{ name: string }>`select name from ${sql.table(MIGRATED)}`.execute(
    database,
  );
  const last = known.toSorted().at(-1) ?? '';
  const newer = made.rows.filter(({ name }) => name > last);
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => undefined }]));
}
