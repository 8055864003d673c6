import { toPointer } from '../../../core/brand/jsonPointer.ts';
import { didYouMean } from './didYouMean.ts';
import type { Finding } from './Finding.ts';
import { nearestName } from './nearestName.ts';

/**
 * A key of an object that none of the `known` names is. It can only become a name that the object
 * does not have yet, because the value there would be lost.
 */
export function unknownKey(
  around: string,
  object: object,
  key: string,
  known: readonly string[],
): Omit<Finding, 'why'> {
  const at = around + toPointer([key]);
  const found = { at, part: 'key', fix: didYouMean(key, known) } as const;
  const nearest = nearestName(key, known);
  if (nearest === null || Object.hasOwn(object, nearest)) return found;
  return { ...found, meant: around + toPointer([nearest]) };
}
