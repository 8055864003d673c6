import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/Tables.ts';
import { drawOrderNumber, TRIES } from './orderNumberOf.ts';

/** How many orders are read at once, because there may be millions. */
const BATCH = 500;

/**
 * Numbers the orders without a number: those from before numbers existed, and those that a process
 * of the previous version stores during a release. Several processes may do so at once.
 */
export async function numberOrders(
  database: Kysely<Tables>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  while (!isStopping()) {
    const rows = await database
      .selectFrom('attempts')
      .select('id')
      .where('order_number', 'is', null)
      .limit(BATCH)
      .execute();
    for (const { id } of rows) await numberOrder(database, id);
    if (rows.length < BATCH) return;
  }
}

async function numberOrder(database: Kysely<Tables>, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const order_number = drawOrderNumber(id, tries);
    const { numUpdatedRows } = await database
      .updateTable('attempts')
      .set({ order_number })
      .where('id', '=', id)
      .where('order_number', 'is', null)
      .where((is) => is.not(is.exists(ordersNumbered(database, order_number))))
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return;
    const row = await database
      .selectFrom('attempts')
      .select('order_number')
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.order_number !== null) return;
  }
  throw new Error(`Attempt ${id} could not be numbered`);
}

function ordersNumbered(database: Kysely<Tables>, order_number: string) {
  return database
    .selectFrom('attempts as numbered')
    .select('numbered.id')
    .where('numbered.order_number', '=', order_number);
}
