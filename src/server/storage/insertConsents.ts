import type { Kysely } from 'kysely';
import type { NewId } from '../Clock.ts';
import type { AgreedText } from '../commands/readAgreedTexts.ts';
import type { Tables } from './Tables.ts';

export interface ConsentOptions {
  readonly brand: { readonly id: string };
  readonly userId: string;
  readonly now: Date;
  readonly newId: NewId;
}

/** Stores what was agreed to: each consent by its text's hash, and each text once. Serves Specification 2.3.6. */
export async function insertConsents(
  transaction: Kysely<Tables>,
  texts: readonly AgreedText[],
  { brand, newId, now, userId }: ConsentOptions,
): Promise<void> {
  for (const { document, kind } of texts) {
    await transaction
      .insertInto('consent_texts')
      .values({
        hash: document.hash,
        name: document.name,
        source: document.source,
        stored_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    await transaction
      .insertInto('consents')
      .values({
        id: newId(),
        brand_id: brand.id,
        user_id: userId,
        kind,
        text_hash: document.hash,
        agreed_at: now.toISOString(),
      })
      .execute();
  }
}
