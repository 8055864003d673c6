import { posix } from 'node:path';
import { listed } from '../../problem/didYouMean.ts';
import type { Finding } from '../../problem/Finding.ts';
import type { Problem } from '../../problem/Problem.ts';
import { FILE_START } from '../../problem/Span.ts';
import { brokenKey, type FolderView } from '../../sources/BrandFolder.ts';
import type { JsonSource } from '../../sources/Source.ts';

/**
 * Returns the missing layer that a brand's missing settings belong to: of its market, or of all
 * brands. Null when both exist. A category does not need a file.
 */
export function findLostLayer(
  brand: JsonSource,
  { broken, layers }: Pick<FolderView, 'broken' | 'layers'>,
  missing: readonly Finding[],
): Problem | null {
  if (missing.length === 0) return null;
  const { market } = brand.value;
  const ids = ['base', ...(typeof market === 'string' ? [`market/${market}`] : [])];
  const lost = ids.find((id) => !layers.has(id) && !broken.has(brokenKey('layer', id)));
  if (lost === undefined) return null;
  const keys = [...new Set(missing.map(({ at }) => at.slice(1).replaceAll('/', '.')))];
  return {
    check: 'layer-known',
    file: posix.join(posix.dirname(brand.name), `defaults/${lost}.json`),
    ...FILE_START,
    pointer: '',
    sourceLine: '',
    // The same text for every brand that lacks the layer, so that it is reported once.
    why: 'This layer is not there, and its brands lack what it says.',
    fix: `Bring the file back, or write it with ${listed(keys)}.`,
    brands: [brand.id],
  };
}
