import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isReferredTo } from '../storage/isReferredTo.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import type { Pruned } from './retention.ts';

/** Rows that one statement looks at: none holds up visitors for long, however many rows stay. */
const BATCH = 500;

/** Where a batch begins: at the oldest row, or after one. */
export interface Page {
  readonly after: Place | null;
}

/** A row by its time. */
export interface Place {
  readonly at: string;
  readonly key: string;
}

export interface PrunedBatch {
  /** The last row that was looked at; where the batch began when there was none. */
  readonly last: Place | null;
  readonly isLast: boolean;
}

/** Deletes what is over among the next rows by their time. */
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

/** Reads rows by an index, from the oldest on. */
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

/** Asks again by their age and what refers to them: a row may have come to life meanwhile. */
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
    // Something refers to one of them since: that one stays, and the others go by themselves.
    if (keys.length === 1) return;
    for (const key of keys) await deleteAmong(database, table, pruned, before, [key]);
  }
}

function withKeys({ key }: Pruned, keys: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.ref(key)} in (${sql.join(keys)})`;
}
