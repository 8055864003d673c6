import { didYouMean } from '../brand-files/problem/didYouMean.ts';
import { changesSince } from '../brand-files/since/changesSince.ts';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';
import type { GalleryPlan } from './GalleryPlan.ts';
import { PSEUDO_TAGS } from './pseudo/pseudoBuilt.ts';
import type { GalleryBrand } from './visits/Visit.ts';

/** The brands to take pictures of. */
export interface ChosenBrands {
  readonly brands: readonly GalleryBrand[];
  /** Brands removed since the reference. */
  readonly removed: readonly string[];
}

/**
 * Chooses the requested brands and, with a reference, only those that changed. Throws CannotRun for
 * an unknown id, layout or language, and when no brand is all that is requested.
 */
export async function chooseBrands(
  {
    brandsDir,
    languages,
    layouts,
    only,
    since,
  }: Pick<GalleryPlan, 'brandsDir' | 'languages' | 'layouts' | 'only' | 'since'>,
  all: ReadonlyMap<string, GalleryBrand>,
): Promise<ChosenBrands> {
  const changes = since === null ? null : await changesSince(brandsDir, since);
  const removed = (changes ?? []).flatMap((it) => (it.change === 'removed' ? [it.brand] : []));
  const known = [...all.keys(), ...removed];
  const unknown = only.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    throw new CannotRun(`There is no brand "${unknown}". ${didYouMean(unknown, known)}`);
  }
  const layoutOf = ({ brand }: GalleryBrand) => brand.theme.layout;
  const used: readonly string[] = [...new Set([...all.values()].map(layoutOf))];
  const unused = layouts.find((it) => !used.includes(it));
  if (unused !== undefined) {
    throw new CannotRun(`No brand has the layout "${unused}". ${didYouMean(unused, used)}`);
  }
  const offered = [...new Set([...all.values()].flatMap(({ brand }) => brand.languages))];
  const spoken: readonly string[] = [...offered, ...PSEUDO_TAGS];
  const unspoken = languages.find((it) => !spoken.includes(it));
  if (unspoken !== undefined) {
    throw new CannotRun(
      `No brand offers the language "${unspoken}". ${didYouMean(unspoken, spoken)}`,
    );
  }
  const isAsked = (id: string) => only.length === 0 || only.includes(id);
  const isLaidOut = (brand: GalleryBrand) =>
    layouts.length === 0 || layouts.includes(layoutOf(brand));
  // A pseudo-language is shown of any brand.
  const isSpoken = ({ brand }: GalleryBrand) =>
    languages.length === 0 ||
    languages.some((it) => brand.languages.includes(it) || !offered.includes(it));
  const isChanged = (id: string) => changes?.some(({ brand }) => brand === id) ?? true;
  const brands = [...all].flatMap(([id, brand]) =>
    isAsked(id) && isLaidOut(brand) && isSpoken(brand) && isChanged(id) ? [brand] : [],
  );
  if (since === null && brands.length === 0) {
    throw new CannotRun('No brand is all that is asked for. Ask for less at once.');
  }
  return {
    brands,
    removed: removed.filter(isAsked),
  };
}
