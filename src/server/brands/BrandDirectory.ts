import type { BrandIndex, BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { TermsDocument } from '../../core/contract/terms.ts';

/**
 * One build of all brands, as it was when a request began. It stays complete when a newer build
 * replaces it.
 */
export interface BrandSnapshot {
  readonly index: BrandIndex;
  /** Returns the brand by its id; null when it is not in the index. */
  brand(id: string): Promise<BuiltBrand | null>;
}

/** The built brands. */
export interface BrandDirectory {
  current(): BrandSnapshot;
  /**
   * Returns a text by its object name, from this build or an earlier one; null when there is none.
   */
  terms(object: string): Promise<TermsDocument | null>;
  /** Returns a logo's SVG by its object name; null when there is none. */
  logo(object: string): Promise<string | null>;
  /** Returns a logo's PNG for mails by its object name; null when there is none. */
  picture(object: string): Promise<Buffer | null>;
}
