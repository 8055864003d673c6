import { explainBrand } from '../../../core/brand/explainBrand.ts';
import type { SourceLayer } from '../../brand-files/resolve/layersOf.ts';
import { locate } from '../../brand-files/sources/syntaxTree.ts';
import type { Inherited } from '../wire/BrandReport.ts';

/**
 * Returns the settings of a brand from the layers below its own file, each with its layer and line.
 */
export function inheritedOf(below: readonly SourceLayer[]): readonly Inherited[] {
  return explainBrand(below).flatMap(({ pointer, value, setBy }) => {
    // Leaves out what a layer removes, and the settings that identify a brand.
    if (value === null || IDENTITY.has(pointer)) return [];
    const { source } = setBy.layer;
    const { line } = locate(source, setBy.pointer, 'key');
    return [{ pointer, value, from: source.id, line }];
  });
}

/** The settings that identify a brand, which every brand sets itself. */
const IDENTITY: ReadonlySet<string> = new Set(
  ['$schema', 'id', 'name', 'category', 'market', 'extends', 'hosts'].map((key) => `/${key}`),
);
