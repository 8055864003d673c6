import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which trials' ends were announced, and which trials end next. */
export const trialNotices: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('subscriptions')
      .addColumn('trial_notice_at', 'text')
      .execute();
    await database.schema
      .createIndex('subscriptions_by_trial_end')
      .on('subscriptions')
      .column('trial_ends_at')
      .ifNotExists()
      .execute();
  },
};
