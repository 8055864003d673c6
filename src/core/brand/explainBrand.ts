import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { isWithin, toPointer } from './jsonPointer.ts';
import { mergeLayers } from './mergeLayers.ts';
import { type Layer, type Origin, originsOf } from './originsOf.ts';

/** Why a setting of a brand is what it is. */
export interface Explanation<L extends Layer> {
  /** The setting's JSON pointer: '/theme/accent'. */
  readonly pointer: string;
  /** What the brand has: never an object, a list whole; null where a layer took the setting away. */
  readonly value: JsonValue;
  /** The layer that decided. Its `pointer` is this one, or where the layer replaced all around it. */
  readonly setBy: Origin<L>;
  /** What lower layers said of it, the nearest first. */
  readonly overrides: readonly Origin<L>[];
}

/**
 * Every setting that layers make together, each with the layer that set it and those that it
 * overrides; settings taken away by null follow those that are there. Layers come lowest first, as
 * for mergeLayers, and may be of any brand, also one that is being edited or does not keep to the
 * schema. Pure.
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
    // An object above a null brings the key back, even an object without settings.
    .filter(({ value }) => value === null);
  return [...there.flatMap(explain), ...removed];
}

/** One setting explained, or what lies inside a list; null where no layer says anything of it. */
export function explainSetting<L extends Layer>(
  layers: readonly L[],
  pointer: string,
): Explanation<L> | null {
  const [setBy, ...overrides] = originsOf(layers, pointer);
  if (setBy === undefined) return null;
  // What replaced all around the setting has taken the setting itself away.
  const value = setBy.pointer === pointer ? setBy.value : null;
  return { pointer, value, setBy, overrides };
}

/** The settings that an object holds at any depth: all but objects, which only hold others. */
export function settingsIn(
  value: JsonObject,
  path: readonly string[] = [],
): readonly (readonly [pointer: string, value: JsonValue])[] {
  return Object.entries(value).flatMap(([key, child]) => {
    const here = [...path, key];
    return isJsonObject(child) ? settingsIn(child, here) : [[toPointer(here), child] as const];
  });
}
