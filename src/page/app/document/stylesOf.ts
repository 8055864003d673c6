import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { inlineStyles } from './documentHead.ts';
import { hashStyle } from './hashStyle.ts';
import type { PlacedChunk } from './pageAssets.ts';
import type { PageShape } from './pickStyles.ts';

/** The inline styles of a page, and the CSP source of each. */
export interface HashedStyles {
  readonly styles: readonly string[];
  readonly hashes: readonly string[];
}

/** A brand's styles by the shape of its pages: a few shapes, and a brand is never changed. */
const ofBrands = new WeakMap<BuiltBrand, Map<string, HashedStyles>>();

/** Returns a brand's styles for pages with these chunks and of this shape: picked and hashed once. */
export function stylesOf(
  built: BuiltBrand,
  chunks: readonly PlacedChunk[],
  shape: PageShape,
): HashedStyles {
  const scripts = chunks.map(({ script }) => script);
  const key = JSON.stringify([scripts, [...shape.sheets], shape.attributes]);
  const known = ofBrands.get(built)?.get(key);
  if (known !== undefined) return known;
  const styles = inlineStyles(built, chunks, shape);
  const made = { styles, hashes: styles.map(hashStyle) };
  const ofBrand = ofBrands.get(built) ?? new Map<string, HashedStyles>();
  ofBrands.set(built, ofBrand.set(key, made));
  return made;
}
