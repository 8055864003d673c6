import { explainBrand } from '../../../core/brand/explainBrand.ts';
import type { SourceLayer } from '../../brand-files/resolve/layersOf.ts';
import { locate } from '../../brand-files/sources/syntaxTree.ts';
import type { Inherited } from '../wire/BrandReport.ts';

/** What a brand has from the layers below its own file, each setting with its layer and line. */
export function inheritedOf(below: readonly SourceLayer[]): readonly Inherited[] {
  return explainBrand(below).flatMap(({ pointer, value, setBy }) => {
    // What a layer takes away is not there to inherit, and no brand inherits who another is.
    if (value === null || IDENTITY.has(pointer)) return [];
    const { source } = setBy.layer;
    const { line } = locate(source, setBy.pointer, 'key');
    return [{ pointer, value, from: source.id, line }];
  });
}

/** What says who a brand is: each says it itself. */
const IDENTITY: ReadonlySet<string> = new Set(
  ['$schema', 'id', 'name', 'category', 'market', 'extends', 'hosts'].map((key) => `/${key}`),
);
