import type { BrandFolder } from '../../brand-files/sources/BrandFolder.ts';
import type { JsonSource } from '../../brand-files/sources/Source.ts';

/** Lists the brands that extend a brand, directly or through others. */
export function extendersOf({ brands }: BrandFolder, id: string): readonly JsonSource[] {
  return [...brands.values()].filter((source) => source.id !== id && builds(source));

  function builds(source: JsonSource): boolean {
    const seen = new Set<string>();
    for (let at: JsonSource | undefined = source; at !== undefined && !seen.has(at.id); ) {
      const parent: unknown = at.value['extends'];
      if (parent === id) return true;
      seen.add(at.id);
      at = typeof parent === 'string' ? brands.get(parent) : undefined;
    }
    return false;
  }
}
