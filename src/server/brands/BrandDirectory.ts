import type { BrandIndex, BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { TermsDocument } from '../../core/contract/terms.ts';

/** One build of all brands, as it was when a request began: it stays whole while a newer one moves in. */
export interface BrandSnapshot {
  readonly index: BrandIndex;
  /** The brand by its id; null where the index has none. */
  brand(id: string): Promise<BuiltBrand | null>;
}

/** The built brands. */
export interface BrandDirectory {
  current(): BrandSnapshot;
  /** A text by its object name, from this build or an earlier one; null where there is none. */
  terms(object: string): Promise<TermsDocument | null>;
  /** A logo's SVG by its object name; null where there is none. */
  logo(object: string): Promise<string | null>;
  /** A logo's PNG, as mails show it, by its object name; null where there is none. */
  picture(object: string): Promise<Buffer | null>;
}
