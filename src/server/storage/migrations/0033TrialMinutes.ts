import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The free minutes that a trial was promised, which its brand may change later. */
export const trialMinutes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database;
    await schema.alterTable('subscriptions').addColumn('trial_minutes', 'integer').execute();
  },
};
