import type { Brand } from '../../../core/contract/generated/brand.ts';
import type { NewId } from '../../Clock.ts';
import type { ConsentRow } from '../../storage/tables/Tables.ts';
import type { Agreement } from './checkOrder.ts';

/** Who agreed to what, when, and in which language. */
export interface ConsentSources {
  readonly brand: Pick<Brand, 'id' | 'locale'>;
  readonly userId: string;
  readonly agreements: readonly Agreement[];
  readonly now: Date;
  readonly newId: NewId;
}

/** Returns the rows that prove what was agreed to, one for each text. */
export function consentRows(sources: ConsentSources): ConsentRow[] {
  const { agreements, brand, newId, now, userId } = sources;
  const agreed_at = now.toISOString();
  return agreements.map(({ first, kind, text }) => ({
    id: newId(),
    brand_id: brand.id,
    user_id: userId,
    kind,
    text_hash: text.hash,
    agreed_at,
    language: brand.locale,
    first_given_hash: first?.hash ?? null,
    // Ticking the box selects the language and agrees at the same time.
    language_chosen_at: first ? agreed_at : null,
  }));
}
