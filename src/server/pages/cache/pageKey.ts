import { hash } from 'node:crypto';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { PageInput } from '../../../core/contract/renderPage.ts';

/** Brands are never changed once they are built, and a page view is to cost no second digest of one. */
const ofBrands = new WeakMap<BuiltBrand, string>();

/**
 * Names a page by the digest of all that it is rendered from. The page's build is left out: a process
 * has one for its whole life, as has whatever it keeps under this name.
 */
export function pageKey({ built, data }: PageInput): string {
  return digest(brandDigest(built) + JSON.stringify(data));
}

function brandDigest(built: BuiltBrand): string {
  const known = ofBrands.get(built);
  if (known !== undefined) return known;
  const made = digest(JSON.stringify(built));
  ofBrands.set(built, made);
  return made;
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}
