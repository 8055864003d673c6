import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isReferredTo } from '../storage/isReferredTo.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import type { Pruned } from './retention.ts';

/** How many rows one statement examines, so that it does not block visitors for long. */
const BATCH = 500;

/** Where a batch begins: at the oldest row, or after one. */
export interface Page {
  readonly after: Place | null;
}

/** A row's position by time. */
export interface Place {
  readonly at: string;
  readonly key: string;
}

export interface PrunedBatch {
  /** The last row that was examined; the start of the batch when there was none. */
  readonly last: Place | null;
  readonly isLast: boolean;
}

/** Deletes expired rows among the next ones by time. */
export async function pruneBatch(
  database: Kysely<Tables>,
  table: string,
  pruned: Pruned,
  before: string,
  { after }: Page,
): Promise<PrunedBatch> {
  const { rows } = await nextRows(table, pruned, before, after).execute(database);
  const keys = rows.map(({ key }) => key);
  if (keys.length > 0) {
    if (pruned.empty !== undefined) {
      await sql`${pruned.empty} and ${withKeys(pruned, keys)}`.execute(database);
    }
    await deleteAmong(database, table, pruned, before, keys);
  }
  return { last: rows.at(-1) ?? after, isLast: rows.length < BATCH };
}

/** Reads rows through an index, from the oldest on. */
export function nextRows(
  table: string,
  { at, key, among }: Pruned,
  before: string,
  after: Place | null,
): RawBuilder<Place> {
  const [time, id] = [sql.ref(at), sql.ref(key)];
  const later = after === null ? sql`` : sql`and (${time}, ${id}) > (${after.at}, ${after.key})`;
  return sql<Place>`select ${time} as "at", ${id} as "key" from ${sql.table(table)}
    where ${time} <= ${before} ${among === undefined ? sql`` : sql`and ${among}`} ${later}
    order by ${time}, ${id} limit ${sql.lit(BATCH)}`;
}

/** Checks age and references again, because a row may have been used in the meantime. */
async function deleteAmong(
  database: Kysely<Tables>,
  table: string,
  pruned: Pruned,
  before: string,
  keys: readonly string[],
): Promise<void> {
  const { at, among, provided } = pruned;
  const conditions = [sql`${sql.ref(at)} <= ${before}`, withKeys(pruned, keys), among, provided];
  const all = sql.join(
    conditions.filter((it) => it !== undefined),
    sql` and `,
  );
  try {
    await sql`delete from ${sql.table(table)} where ${all}`.execute(database);
  } catch (error) {
    if (!isReferredTo(error)) throw error;
    // One of the rows is now referenced. Deletes the others one by one, and keeps that one.
    if (keys.length === 1) return;
    for (const key of keys) await deleteAmong(database, table, pruned, before, [key]);
  }
}

function withKeys({ key }: Pruned, keys: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.ref(key)} in (${sql.join(keys)})`;
}
