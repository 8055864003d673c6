import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables/Tables.ts';

/** A query that is built once, and run with different values. */
export interface KeptQuery<Values extends object, Row> {
  /** Returns the first row; undefined when there is none. */
  first(database: Kysely<Tables>, values: Values): Promise<Row | undefined>;
  /** Returns the first row. Throws when there is none. */
  one(database: Kysely<Tables>, values: Values): Promise<Row>;
  /** Returns all rows. */
  rows(database: Kysely<Tables>, values: Values): Promise<readonly Row[]>;
  /** Returns how many rows it has inserted, changed or deleted. */
  changed(database: Kysely<Tables>, values: Values): Promise<number>;
}

/**
 * Marks the position of a value among a query's parameters, by the property names that lead to it.
 */
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

/** Compares a kept query with one built from the same values. Throws when they differ. */
export type CompareKept = (kept: CompiledQuery, fresh: CompiledQuery) => void;

let compare: CompareKept | null = null;

/** Sets the comparison for every use of a kept query; null removes it. Used by tests, not by the server. */
export function compareKept(by: CompareKept | null): void {
  compare = by;
}

/**
 * Caches the compiled form of a Kysely query, because compiling its text takes longer than SQLite
 * takes to answer. Cached for each kind of database and, for values with rows or lists, for each
 * set of columns. `build` receives a placeholder for each value, so the query must not depend on a
 * value.
 */
export function keptQuery<Values extends object, Row>(
  build: (database: Kysely<Tables>, values: Values) => Compilable<Row>,
): KeptQuery<Values, Row> {
  const byKind = new WeakMap<object, Map<string, CompiledQuery<Row>>>();

  function compiled(database: Kysely<Tables>, values: Values): CompiledQuery<Row> {
    const { adapter, plugins } = database.getExecutor();
    // A plugin may change each query.
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

/** The columns and number of rows. Ignores undefined columns, as Kysely does. */
function shapeOf(value: unknown): string {
  if (!isObject(value)) return '';
  let shape = '{';
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member !== undefined) shape += `${name}${shapeOf(member)},`;
  }
  return `${shape}}`;
}

/** The same values with a slot in place of each. */
function slotsOf<Values extends object>(values: Values): Values {
  // A slot has the type of its value, because Kysely only passes it on as a parameter.
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
