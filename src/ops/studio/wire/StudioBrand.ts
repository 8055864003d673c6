import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { ShownProblem } from './BrandReport.ts';

/** A brand in the Studio's list. */
export interface BrandCard {
  readonly id: string;
  readonly name: string;
  readonly market: string;
  readonly category: string;
  /** Surface, accent and ink from its files, #rrggbb; without those that no file sets. */
  readonly colours: readonly string[];
}

/** What the Studio needs for any brand. */
export interface StudioStart {
  readonly brands: readonly BrandCard[];
  /** schemas/brand.schema.json and schemas/widgets.schema.json, as the checks use them. */
  readonly schema: JsonObject;
  readonly widgets: JsonObject;
  /** The files of the brand folder that settings can name. */
  readonly choices: AssetChoices;
}

export interface AssetChoices {
  readonly logos: readonly string[];
  readonly illustrations: readonly string[];
  readonly terms: readonly string[];
  readonly catalogues: readonly string[];
}

/** A brand's file as it is on disk. */
export interface OpenBrand {
  readonly id: string;
  readonly text: string;
  /** The SHA-256 of the text, in hex. A save names it, so that it overwrites no other change. */
  readonly hash: string;
  /** Null when the file contains no JSON object; the problems then say why. */
  readonly value: JsonObject | null;
  readonly problems: readonly ShownProblem[];
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly brand: OpenBrand }
  /** The file differs from the one that was opened. `theirs` is null when it no longer exists. */
  | { readonly kind: 'conflict'; readonly theirs: OpenBrand | null; readonly message: string }
  | { readonly kind: 'invalid'; readonly problems: readonly ShownProblem[] };

export type CreateResult =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'refused'; readonly message: string };
