import type { Kysely } from 'kysely';
import type { TermsDocument } from '../../../core/contract/terms.ts';
import type { Tables } from '../tables/Tables.ts';

/** Keeps each text that is agreed to, once, by its hash. */
export async function insertConsentTexts(
  database: Kysely<Tables>,
  documents: readonly TermsDocument[],
  now: Date,
): Promise<void> {
  for (const { hash, name, source } of documents) {
    await database
      .insertInto('consent_texts')
      .values({ hash, name, source, stored_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
}
