import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Expired rows are read by their time and then by their key, from where the last batch ended. Rate
 * limits already have an index for that.
 */
const TIMES = [
  ['activation_tokens', 'expires_at', 'token_hash'],
  ['analytics_events', 'created_at', 'id'],
  ['deals', 'expires_at', 'id'],
  ['direct_debit_hints', 'looked_up_at', 'event_id'],
  ['email_checks', 'created_at', 'id'],
  ['known_leads', 'expires_at', 'id'],
  ['outbox', 'created_at', 'id'],
  ['sessions', 'created_at', 'id'],
  ['support_actions', 'created_at', 'id'],
  ['used_handovers', 'used_at', 'nonce'],
  ['used_social_states', 'used_at', 'id'],
] as const;

/** Finds out whether anything refers to a row. */
const REFERENCES = [
  ['analytics_events', 'session_id'],
  ['deals', 'lead_id'],
  ['email_checks', 'session_id'],
  ['leads', 'known_lead_id'],
  ['leads', 'session_id'],
  ['sessions', 'lead_id'],
  ['subscriptions', 'deal_id'],
] as const;

/**
 * Skips an index that exists, because for large tables an operator creates it beforehand, without a
 * lock.
 */
export const retentionIndexes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const [table, ...columns] of [...TIMES, ...REFERENCES]) {
      const index = database.schema.createIndex(`${table}_by_${columns[0]}`);
      await index
        .ifNotExists()
        .on(table)
        .columns([...columns])
        .execute();
    }
    // Orders and the leads of accounts stay, so the index leaves them out.
    await sql`create index if not exists attempts_by_finished_at on attempts (finished_at, id)
      where status = 'failed'`.execute(database);
    await sql`create index if not exists leads_by_created_at on leads (created_at, id)
      where account_id is null`.execute(database);
  },
};
