import { didYouMean } from '../brand-files/problem/didYouMean.ts';
import { changesSince } from '../brand-files/since/changesSince.ts';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';
import type { GalleryPlan } from './GalleryPlan.ts';
import type { GalleryBrand } from './visits/Visit.ts';

/** The brands that pictures are taken of. */
export interface ChosenBrands {
  readonly brands: readonly GalleryBrand[];
  /** Brands removed since the reference. */
  readonly removed: readonly string[];
}

/**
 * Chooses the brands that were asked for and, with a reference, have changed. Throws CannotRun for
 * an unknown id.
 */
export async function chooseBrands(
  { brandsDir, only, since }: GalleryPlan,
  all: ReadonlyMap<string, GalleryBrand>,
): Promise<ChosenBrands> {
  const changes = since === null ? null : await changesSince(brandsDir, since);
  const removed = (changes ?? []).flatMap((it) => (it.change === 'removed' ? [it.brand] : []));
  const known = [...all.keys(), ...removed];
  const unknown = only.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    throw new CannotRun(`There is no brand "${unknown}". ${didYouMean(unknown, known)}`);
  }
  const isAsked = (id: string) => only.length === 0 || only.includes(id);
  const isChanged = (id: string) => changes?.some(({ brand }) => brand === id) ?? true;
  return {
    brands: [...all].flatMap(([id, brand]) => (isAsked(id) && isChanged(id) ? [brand] : [])),
    removed: removed.filter(isAsked),
  };
}
