import type { APIRequestContext } from 'playwright/test';
import { SANDBOX_TAG_MANAGER } from '../../../src/core/contract/sandbox/sandboxTagManager.ts';
import type { TestProduct } from '../../setup/startTestProduct.ts';
import { inDatabase } from './inDatabase.ts';

/** An event as the server stored it. */
export interface KeptEvent {
  readonly name: string;
  readonly brand_id: string;
  readonly currency: string;
  readonly own_currency: string;
  readonly items: string;
  readonly reason: string | null;
  readonly transaction_id: string | null;
}

/** Every event stored for a brand's visitors, in order. */
export function keptEvents({ dataDir }: TestProduct, brandId: string): readonly KeptEvent[] {
  const rows = inDatabase(dataDir, (database) =>
    database
      .prepare('select * from analytics_events where brand_id = ? order by created_at, rowid')
      .all(brandId),
  );
  // The columns are those of the migration.
  return rows as unknown as KeptEvent[];
}

/** Everything pushed to a tag manager, as text. */
export async function pushedTo(
  request: APIRequestContext,
  { url }: TestProduct,
  container: string,
): Promise<readonly unknown[]> {
  const address = `${url}${SANDBOX_TAG_MANAGER.recordPath}?container=${container}`;
  return (await (await request.get(address)).json()).pushes;
}
