import { brandIn } from '../../core/brand/brandIn.ts';
import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { OutboxRow } from '../storage/tables/Tables.ts';

/**
 * Returns the brand of a queued mail in the reader's language; null for the brand's default. Throws
 * when the brand is gone, so that the mail waits until it is back.
 */
export async function brandOfMail(
  { brands }: Pick<ServerDeps, 'brands'>,
  { brand_id }: Pick<OutboxRow, 'brand_id'>,
  language: string | null,
): Promise<BuiltBrand> {
  const built = await brands.current().brand(brand_id);
  if (built === null) throw new Error(`No brand ${brand_id} in the index`);
  return language === null ? built : brandIn(built, language);
}
