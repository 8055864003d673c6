import { type Layer, originsOf } from '../../../core/brand/originsOf.ts';

/**
 * Whether layers above `since` give a text another value than it has up to that layer. What `since`
 * sets to go with the text, such as its translation, then belongs to the old one. A higher layer that
 * repeats the value changes nothing. Layers come lowest first.
 */
export function isChangedSince<L extends Layer>(
  layers: readonly L[],
  pointer: string,
  since: L,
): boolean {
  const [now] = originsOf(layers, pointer);
  const [then] = originsOf(layers.slice(0, layers.indexOf(since) + 1), pointer);
  return now?.value !== then?.value;
}
