import type { Kysely } from 'kysely';
import type { TermsDocument } from '../../../core/contract/terms.ts';
import { keptQuery } from '../keptQuery.ts';
import type { ConsentTextRow, Tables } from '../tables/Tables.ts';

const insertOnce = keptQuery((database, { text }: { readonly text: ConsentTextRow }) =>
  database
    .insertInto('consent_texts')
    .values(text)
    .onConflict((conflict) => conflict.column('hash').doNothing()),
);

/** Keeps each text that is agreed to, once, by its hash. */
export async function insertConsentTexts(
  database: Kysely<Tables>,
  documents: readonly TermsDocument[],
  now: Date,
): Promise<void> {
  for (const { hash, name, source } of documents) {
    const text = { hash, name, source, stored_at: now.toISOString() };
    await insertOnce.changed(database, { text });
  }
}
