import { asWrittenToday } from '../../../core/brand/asWrittenToday.ts';
import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import { mergeLayers } from '../../../core/brand/mergeLayers.ts';
import type { JsonSource } from '../sources/Source.ts';

/** The merged value of the layers so far, and of each layer added to them. */
interface Merged {
  readonly value: JsonObject;
  readonly above: WeakMap<JsonSource, Merged>;
}

const NOTHING: Merged = { value: {}, above: new WeakMap() };

/**
 * Merges the files of a brand's layers, lowest first. Merges layers that many brands share once,
 * while their files are in memory.
 */
export function mergeSources(sources: readonly JsonSource[]): JsonObject {
  let merged = NOTHING;
  for (const source of sources.slice(0, -1)) {
    const known = merged.above.get(source);
    const next = known ?? {
      value: mergeLayers([merged.value, asWrittenToday(source.value)]),
      above: new WeakMap<JsonSource, Merged>(),
    };
    merged.above.set(source, next);
    merged = next;
  }
  const brand = sources.at(-1);
  return brand === undefined
    ? merged.value
    : mergeLayers([merged.value, asWrittenToday(brand.value)]);
}
