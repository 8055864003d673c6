import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The terms of a subscription that its catalogue may change or lose later. */
export const agreedTerms: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const { schema } = database;
    await schema.alterTable('subscriptions').addColumn('plan_name', 'text').execute();
    await schema.alterTable('subscriptions').addColumn('plan_period', 'text').execute();
    await schema.alterTable('subscriptions').addColumn('discounted_charges', 'integer').execute();
  },
};
