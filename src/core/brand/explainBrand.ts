import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { isWithin, toPointer } from './jsonPointer.ts';
import { mergeLayers } from './mergeLayers.ts';
import { type Layer, type Origin, originsOf } from './originsOf.ts';

/** Explains the value of one brand setting. */
export interface Explanation<L extends Layer> {
  /** The setting's JSON pointer: '/theme/accent'. */
  readonly pointer: string;
  /** The brand's value: never an object, lists as a whole; null when a layer removed the setting. */
  readonly value: JsonValue;
  /** The layer that decided. Its `pointer` is an ancestor's when the layer replaced that ancestor. */
  readonly setBy: Origin<L>;
  /** The values of lower layers, the nearest layer first. */
  readonly overrides: readonly Origin<L>[];
}

/**
 * Explains every setting of merged layers: the layer that set it and those it overrides. Settings
 * removed by null come last. Layers come lowest first, as for mergeLayers. They may be drafts that
 * do not match the schema. Pure.
 */
export function explainBrand<L extends Layer>(layers: readonly L[]): readonly Explanation<L>[] {
  const there = settingsIn(mergeLayers(layers.map(({ value }) => value))).map(([at]) => at);
  const nulls = layers.flatMap(({ value }) =>
    settingsIn(value).flatMap(([pointer, found]) => (found === null ? [pointer] : [])),
  );
  const explain = (pointer: string) => explainSetting(layers, pointer) ?? [];
  const removed = [...new Set(nulls)]
    .filter((pointer) => !there.some((kept) => isWithin(kept, pointer)))
    .flatMap(explain)
    // A higher layer with an object in place of the null brings the key back, even an empty object.
    .filter(({ value }) => value === null);
  return [...there.flatMap(explain), ...removed];
}

/** Explains one setting or a part of a list; null when no layer sets it. */
export function explainSetting<L extends Layer>(
  layers: readonly L[],
  pointer: string,
): Explanation<L> | null {
  const [setBy, ...overrides] = originsOf(layers, pointer);
  if (setBy === undefined) return null;
  // A layer that replaced an ancestor has removed the setting.
  const value = setBy.pointer === pointer ? setBy.value : null;
  return { pointer, value, setBy, overrides };
}

/** Returns the settings in an object at any depth. Objects themselves are not settings. */
export function settingsIn(
  value: JsonObject,
  path: readonly string[] = [],
): readonly (readonly [pointer: string, value: JsonValue])[] {
  return Object.entries(value).flatMap(([key, child]) => {
    const here = [...path, key];
    return isJsonObject(child) ? settingsIn(child, here) : [[toPointer(here), child] as const];
  });
}
