import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { TextKey } from '../../core/texts/textsFor.ts';

/** What a part of the page reads. A page is sent what its shell and its widgets read, and no more. */
export interface Needs {
  /** Keys of its texts. */
  readonly texts: readonly TextKey[];
  /** Keys of texts of which a page is sent those that it can say. */
  readonly someTexts?: readonly TextKey[];
  /** Keys of the brand. */
  readonly brand: readonly (keyof PageBrand)[];
}
