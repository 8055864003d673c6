import { didYouMean } from '../../problem/didYouMean.ts';
import { nearestName } from '../../problem/nearestName.ts';
import type { Problem } from '../../problem/Problem.ts';
import { problemAtSpan } from '../../problem/problemAt.ts';
import { FILE_START } from '../../problem/Span.ts';
import { textsOf } from '../../schema/readParam.ts';
import { readSchema } from '../../schema/schemaFiles.ts';
import type { JsonSource } from '../../sources/Source.ts';

/** Finds layers that no brand can use, because their names are no category and no market. */
export function checkLayerNames(layers: Iterable<JsonSource>): readonly Problem[] {
  const { properties = {} } = readSchema('brand');
  const known = [
    'base',
    ...textsOf(properties['category']?.enum).map((name) => `category/${name}`),
    ...textsOf(properties['market']?.enum).map((name) => `market/${name}`),
  ];
  return [...layers].flatMap((source) => {
    if (known.includes(source.id)) return [];
    const why = `No brand is made from this layer: "${source.id}" is no layer's name.`;
    const isNear = nearestName(source.id, known) !== null;
    const fix = isNear
      ? didYouMean(source.id, known)
      : 'Name it for a category or a market, or delete it.';
    return [problemAtSpan('layer-known', source, FILE_START, { why, fix })];
  });
}
