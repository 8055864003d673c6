import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is too old is read by its time, and then by its key, from where the batch before ended: rate limits by the index that they have. */
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

/** A row that nothing refers to is found by what would. */
const REFERENCES = [
  ['analytics_events', 'session_id'],
  ['deals', 'lead_id'],
  ['email_checks', 'session_id'],
  ['leads', 'known_lead_id'],
  ['leads', 'session_id'],
  ['sessions', 'lead_id'],
  ['subscriptions', 'deal_id'],
] as const;

/** Each index is left as it is where it is there: on large tables an operator makes it before, without a lock. */
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
    // Orders and the leads of accounts stay: they are not looked at again and again.
    await sql`create index if not exists attempts_by_finished_at on attempts (finished_at, id)
      where status = 'failed'`.execute(database);
    await sql`create index if not exists leads_by_created_at on leads (created_at, id)
      where account_id is null`.execute(database);
  },
};
