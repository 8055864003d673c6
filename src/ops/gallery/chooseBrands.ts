import { didYouMean } from '../brand-files/problem/didYouMean.ts';
import { changesSince } from '../brand-files/since/changesSince.ts';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';
import type { GalleryPlan } from './GalleryPlan.ts';
import type { GalleryBrand } from './visits/Visit.ts';

/** The brands to take pictures of. */
export interface ChosenBrands {
  readonly brands: readonly GalleryBrand[];
  /** Brands removed since the reference. */
  readonly removed: readonly string[];
}

/**
 * Chooses the requested brands and, with a reference, only those that changed. Throws CannotRun for
 * an unknown id or layout.
 */
export async function chooseBrands(
  {
    brandsDir,
    layouts,
    only,
    since,
  }: Pick<GalleryPlan, 'brandsDir' | 'layouts' | 'only' | 'since'>,
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
  const isAsked = (id: string) => only.length === 0 || only.includes(id);
  const isLaidOut = (brand: GalleryBrand) =>
    layouts.length === 0 || layouts.includes(layoutOf(brand));
  const isChanged = (id: string) => changes?.some(({ brand }) => brand === id) ?? true;
  return {
    brands: [...all].flatMap(([id, brand]) =>
      isAsked(id) && isLaidOut(brand) && isChanged(id) ? [brand] : [],
    ),
    removed: removed.filter(isAsked),
  };
}
