import type { JsonObject } from '../../../core/brand/JsonValue.ts';

/** One brand merged from its layers and shared files, valid or not. */
export interface MergedBrand {
  readonly settings: JsonObject;
  /** The catalogue that it names; null when it does not exist. */
  readonly catalogue: JsonObject | null;
  /** The texts of the logos and terms that it names, by path in the folder. */
  readonly files: ReadonlyMap<string, string>;
}

export interface MergedFolder {
  readonly brands: ReadonlyMap<string, MergedBrand>;
  /** Brands whose own file, or one that they build on, cannot be read. */
  readonly unreadable: ReadonlySet<string>;
}
