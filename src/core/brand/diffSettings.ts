import { settingsIn } from './explainBrand.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';

/** A setting that differs between two values; undefined on the side that lacks it. */
export interface SettingDifference {
  readonly pointer: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/**
 * Returns the settings in which two merged brands or catalogues differ, in the order of `before`,
 * new ones last. A list is compared as a whole, unless each item has a unique `id`: then items are
 * compared by id ('/plans/team-yearly/price'), and so is their order.
 */
export function diffSettings(before: JsonObject, after: JsonObject): readonly SettingDifference[] {
  const old = new Map(settingsIn(byIds(before)));
  const now = new Map(settingsIn(byIds(after)));
  const pointers = [...new Set([...old.keys(), ...now.keys()])];
  return pointers
    .map((pointer) => ({ pointer, before: old.get(pointer), after: now.get(pointer) }))
    .filter((it) => JSON.stringify(it.before) !== JSON.stringify(it.after));
}

/** The order of items with ids is reported like a setting. */
const ORDER = 'order';

function byIds(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      Array.isArray(child) ? keyed(child) : inner(child),
    ]),
  );
}

function inner(value: JsonValue): JsonValue {
  return isJsonObject(value) ? byIds(value) : value;
}

function keyed(items: readonly JsonValue[]): JsonValue {
  const entries = items.map((item): [string, JsonValue] | null =>
    isJsonObject(item) && typeof item['id'] === 'string' ? [item['id'], inner(item)] : null,
  );
  const known = entries.filter((entry) => entry !== null);
  const ids = known.map(([id]) => id);
  if (ids.length === 0 || known.length < items.length || new Set(ids).size < ids.length)
    return items;
  return Object.fromEntries([[ORDER, ids], ...known]);
}
