import type { Kysely } from 'kysely';
import type { Tables } from './Tables.ts';

/** What the page that follows a sign-up is told. Serves Specification 2.8.1. */
export interface Landing {
  readonly userId: string;
  readonly planId: string;
  readonly quantity: number;
}

/** What a user's landing page is told: their newest subscription. */
export async function landingOfUser(database: Kysely<Tables>, userId: string): Promise<Landing> {
  return database
    .selectFrom('users')
    .innerJoin('subscriptions', 'subscriptions.account_id', 'users.account_id')
    .where('users.id', '=', userId)
    .select([
      'users.id as userId',
      'subscriptions.plan_id as planId',
      'subscriptions.quantity as quantity',
    ])
    .orderBy('subscriptions.created_at', 'desc')
    .executeTakeFirstOrThrow();
}
