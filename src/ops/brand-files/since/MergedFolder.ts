import type { JsonObject } from '../../../core/brand/JsonValue.ts';

/** One brand as its layers and shared files make it, whether or not today's checks accept it. */
export interface MergedBrand {
  readonly settings: JsonObject;
  /** The catalogue that it names; null where there is none. */
  readonly catalogue: JsonObject | null;
  /** The texts of the logos and terms that it names, by path in the folder. */
  readonly files: ReadonlyMap<string, string>;
}

export interface MergedFolder {
  readonly brands: ReadonlyMap<string, MergedBrand>;
  /** Brands whose file, or one that it builds on, cannot be read. */
  readonly unreadable: ReadonlySet<string>;
}
