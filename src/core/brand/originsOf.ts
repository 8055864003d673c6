import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { fromPointer, toPointer } from './jsonPointer.ts';

export interface Layer {
  /** The layer's file, as its name for people. */
  readonly name: string;
  readonly value: JsonObject;
}

/** Where a layer sets a value. `pointer` is an ancestor's when the layer replaced that ancestor. */
export interface Origin<L extends Layer> {
  readonly layer: L;
  readonly pointer: string;
  /** The layer's value there; null removes. */
  readonly value: JsonValue;
}

/**
 * Returns the layers that set the value at `pointer`, the deciding one first, then those it
 * overrides. Layers come lowest first, as for mergeLayers. Empty when no layer sets it.
 */
export function originsOf<L extends Layer>(
  layers: readonly L[],
  pointer: string,
): readonly Origin<L>[] {
  const path = fromPointer(pointer);
  return layers
    .toReversed()
    .map((layer) => originIn(layer, path))
    .filter((origin) => origin !== null);
}

function originIn<L extends Layer>(layer: L, path: readonly string[]): Origin<L> | null {
  let value: JsonValue = layer.value;
  for (const [depth, segment] of path.entries()) {
    const child: JsonValue | undefined = childOf(value, segment);
    if (child === undefined) {
      // An object without the key leaves the value alone; any other value replaces everything below it.
      return isJsonObject(value)
        ? null
        : { layer, pointer: toPointer(path.slice(0, depth)), value };
    }
    value = child;
  }
  return { layer, pointer: toPointer(path), value };
}

function childOf(value: JsonValue, segment: string): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(segment)];
  if (!isJsonObject(value)) return undefined;
  return Object.hasOwn(value, segment) ? value[segment] : undefined;
}
