import { isWithin } from '../../../core/brand/jsonPointer.ts';
import type { JsonSource } from '../sources/Source.ts';

/**
 * Tells whether a schema has refused a place, or something at it, in one of some files. What seems
 * to be missing there has its problem already.
 */
export function refusedIn(
  sources: readonly Pick<JsonSource, 'removed'>[],
): (pointer: string) => boolean {
  const removed = sources.flatMap((source) => source.removed);
  return (pointer) => removed.some((it) => isWithin(pointer, it) || isWithin(it, pointer));
}
