import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/** A query that is put together once, and asked with other values each time. */
export interface KeptQuery<Values extends object, Row> {
  /** The first row of the answer; undefined where it has none. */
  first(database: Kysely<Tables>, values: Values): Promise<Row | undefined>;
  /** The same of an answer that always has one. Throws where it has none. */
  one(database: Kysely<Tables>, values: Values): Promise<Row>;
  /** All rows of the answer. */
  rows(database: Kysely<Tables>, values: Values): Promise<readonly Row[]>;
  /** How many rows it has inserted, changed or deleted. */
  changed(database: Kysely<Tables>, values: Values): Promise<number>;
}

/** Where a value belongs among a query's parameters: by which names it is reached. */
class Slot {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    this.path = path;
  }

  of(values: object): unknown {
    let found: unknown = values;
    for (const name of this.path) found = isObject(found) ? found[name] : undefined;
    return found;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Compares a query from the kept text with the same query built from its values. Throws where they differ. */
export type CompareKept = (kept: CompiledQuery, fresh: CompiledQuery) => void;

let compare: CompareKept | null = null;

/** Has every use of a kept query compared, or with null no more. Tests use it; the server does not. */
export function compareKept(by: CompareKept | null): void {
  compare = by;
}

/**
 * Keeps what Kysely makes of a query: putting its text together takes longer than SQLite takes to answer. Kept for
 * each kind of database, and for each set of columns where the values hold rows or lists. `build` is given a stand-in
 * for each value, so that nothing in it may be decided by one.
 */
export function keptQuery<Values extends object, Row>(
  build: (database: Kysely<Tables>, values: Values) => Compilable<Row>,
): KeptQuery<Values, Row> {
  const byKind = new WeakMap<object, Map<string, CompiledQuery<Row>>>();

  function compiled(database: Kysely<Tables>, values: Values): CompiledQuery<Row> {
    const { adapter, plugins } = database.getExecutor();
    // A plugin may have each query be another one.
    if (plugins.length > 0) return build(database, values).compile();
    const byShape = byKind.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    byKind.set(adapter, byShape);
    const shape = shapeOf(values);
    const query = byShape.get(shape) ?? build(database, slotsOf(values)).compile();
    byShape.set(shape, query);
    const parameters = query.parameters.map((it) => (it instanceof Slot ? it.of(values) : it));
    const kept = { ...query, parameters };
    compare?.(kept, build(database, values).compile());
    return kept;
  }
  const ask = (database: Kysely<Tables>, values: Values): Promise<QueryResult<Row>> =>
    database.executeQuery(compiled(database, values));
  return {
    first: async (database, values) => (await ask(database, values)).rows[0],
    async one(database, values) {
      const [row] = (await ask(database, values)).rows;
      if (row === undefined) throw new Error('The database answered without a row');
      return row;
    },
    rows: async (database, values) => (await ask(database, values)).rows,
    changed: async (database, values) => Number((await ask(database, values)).numAffectedRows ?? 0),
  };
}

/** Which columns and how many rows there are: as Kysely does, without those that are undefined. */
function shapeOf(value: unknown): string {
  if (!isObject(value)) return '';
  let shape = '{';
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member !== undefined) shape += `${name}${shapeOf(member)},`;
  }
  return `${shape}}`;
}

/** The same with a slot in the place of each value. */
function slotsOf<Values extends object>(values: Values): Values {
  // A slot passes for whatever value belongs there: Kysely hands it on as a parameter.
  return slotted(values, []) as Values;
}

function slotted(value: unknown, path: Slot['path']): unknown {
  if (Array.isArray(value)) return value.map((member, at) => slotted(member, [...path, `${at}`]));
  if (!isObject(value)) return new Slot(path);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, slotted(member, [...path, name])]),
  );
}
