import { hash } from 'node:crypto';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import type { PageInput } from '../../../core/contract/renderPage.ts';

/** Cached, because a built brand never changes, and a page view should not hash it again. */
const ofBrands = new WeakMap<BuiltBrand, string>();

/**
 * Names a page by the hash of everything that it is rendered from. Leaves out the page's build,
 * because a process and its cache have only one.
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
