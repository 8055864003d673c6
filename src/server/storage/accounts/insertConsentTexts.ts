import type { Kysely } from 'kysely';
import type { TermsDocument } from '../../../core/contract/terms.ts';
import { keptQuery } from '../keptQuery.ts';
import type { ConsentTextRow, Tables } from '../tables/Tables.ts';

const insertOnce = keptQuery((database, { texts }: { readonly texts: readonly ConsentTextRow[] }) =>
  database
    .insertInto('consent_texts')
    .values(texts)
    .onConflict((conflict) => conflict.column('hash').doNothing()),
);

/** Stores each text that is agreed to, once, by its hash. */
export async function insertConsentTexts(
  database: Kysely<Tables>,
  documents: readonly TermsDocument[],
  now: Date,
): Promise<void> {
  const texts = documents
    .map(({ hash, name, source }) => ({ hash, name, source, stored_at: now.toISOString() }))
    // In the same order for all: two transactions that insert the same texts would otherwise wait
    // for each other.
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  // An insert without rows is not a valid statement.
  if (texts.length > 0) await insertOnce.changed(database, { texts });
}
