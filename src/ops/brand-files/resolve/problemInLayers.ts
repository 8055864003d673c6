import { parentPointer } from '../../../core/brand/jsonPointer.ts';
import { originsOf } from '../../../core/brand/originsOf.ts';
import { writtenAt } from '../../../core/brand/withLanguages.ts';
import type { CheckName } from '../problem/CheckName.ts';
import type { Finding } from '../problem/Finding.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAt } from '../problem/problemAt.ts';
import type { JsonSource } from '../sources/Source.ts';
import type { SourceLayer } from './layersOf.ts';

/**
 * Places a finding of a resolved brand in the layer that set the wrong value. A missing value
 * belongs in the brand, or in the one that it extends, because a shared layer would change other
 * brands.
 */
export function problemInLayers(
  check: CheckName,
  brand: JsonSource,
  layers: readonly SourceLayer[],
  finding: Finding,
): Problem {
  const { source, pointer } = originOf(brand, layers, finding.at);
  const isShared = layers.some((layer) => layer.source === source && layer.isShared);
  const fix = (isShared ? finding.sharedFix : undefined) ?? finding.fix;
  // Uses the place where a layer sets it. For a missing value, keeps the finding's own place.
  const placed = problemAt(check, source, {
    ...finding,
    fix,
    at: writtenAt(source.value, pointer),
  });
  const problem = { ...placed, pointer: finding.at };
  return source === brand ? problem : { ...problem, brands: [brand.id] };
}

function originOf(
  brand: JsonSource,
  layers: readonly SourceLayer[],
  at: string,
): { source: JsonSource; pointer: string } {
  for (let pointer = at; pointer !== ''; pointer = parentPointer(pointer)) {
    const [origin] = originsOf(layers, pointer);
    if (origin === undefined) continue;
    const isMissing = pointer !== at && origin.value !== null;
    const own = layers.find(({ isShared }) => !isShared)?.source ?? brand;
    if (isMissing && origin.layer.isShared) return { source: own, pointer: at };
    return { source: origin.layer.source, pointer: origin.pointer };
  }
  return { source: brand, pointer: '' };
}
