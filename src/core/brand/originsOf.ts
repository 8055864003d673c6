import { isJsonObject, type JsonObject, type JsonValue } from './JsonValue.ts';
import { fromPointer, toPointer } from './jsonPointer.ts';

export interface Layer {
  /** How people name the layer: its file. */
  readonly name: string;
  readonly value: JsonObject;
}

/** Where a layer speaks of a value. `pointer` may be an ancestor's, where the layer replaced that. */
export interface Origin<L extends Layer> {
  readonly layer: L;
  readonly pointer: string;
  /** What the layer says there; null removes. */
  readonly value: JsonValue;
}

/**
 * Which layers say something of the value at `pointer`, the deciding one first; what follows it is
 * overridden. Layers come lowest first, as for mergeLayers. Empty when no layer speaks of it.
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
      // An object that lacks the key says nothing; anything else replaced all that was here.
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
