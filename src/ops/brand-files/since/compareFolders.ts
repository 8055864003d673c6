import { diffSettings, type SettingDifference } from '../../../core/brand/diffSettings.ts';
import type { MergedBrand, MergedFolder } from './MergedFolder.ts';

/** How one brand differs from its earlier state, or from another brand. */
export interface BrandDifference {
  readonly settings: readonly SettingDifference[];
  /**
   * Differences within the catalogue; none when the brand names another catalogue, which `settings`
   * shows.
   */
  readonly catalogue: readonly SettingDifference[];
  /** Logos and terms with the same name and other content, by path in the folder. */
  readonly files: readonly string[];
}

export interface BrandChange extends BrandDifference {
  readonly brand: string;
  readonly change: 'added' | 'removed' | 'changed' | 'unreadable';
}

const NOTHING: BrandDifference = { settings: [], catalogue: [], files: [] };

/** Returns what may look different to a visitor of each brand between two states of a folder. */
export function compareFolders(before: MergedFolder, after: MergedFolder): readonly BrandChange[] {
  const ids = [before, after].flatMap(({ brands, unreadable }) => [
    ...brands.keys(),
    ...unreadable,
  ]);
  return [...new Set(ids)].toSorted().flatMap((brand): BrandChange[] => {
    if (after.unreadable.has(brand) || before.unreadable.has(brand)) {
      return [{ brand, change: 'unreadable', ...NOTHING }];
    }
    const [old, now] = [before.brands.get(brand), after.brands.get(brand)];
    if (now === undefined) return [{ brand, change: 'removed', ...NOTHING }];
    if (old === undefined) return [{ brand, change: 'added', ...NOTHING }];
    const difference = compareBrands(old, now);
    const parts = [difference.settings, difference.catalogue, difference.files];
    return parts.every(({ length }) => length === 0)
      ? []
      : [{ brand, change: 'changed', ...difference }];
  });
}

/** Compares two brands, or two states of one. */
export function compareBrands(before: MergedBrand, after: MergedBrand): BrandDifference {
  return {
    settings: diffSettings(before.settings, after.settings),
    catalogue:
      before.catalogue?.['id'] === after.catalogue?.['id']
        ? diffSettings(before.catalogue ?? {}, after.catalogue ?? {})
        : [],
    files: [...after.files.keys()].filter(
      (path) => before.files.has(path) && before.files.get(path) !== after.files.get(path),
    ),
  };
}
