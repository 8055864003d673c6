import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { TextKey } from '../../core/texts/textsFor.ts';

/**
 * The texts and brand keys that a part of the page reads. A page receives only those of its shell
 * and its widgets.
 */
export interface Needs {
  /** Keys of its texts. */
  readonly texts: readonly TextKey[];
  /** Text keys of which a page receives only those that it can show. */
  readonly someTexts?: readonly TextKey[];
  /** Keys of the brand. */
  readonly brand: readonly (keyof PageBrand)[];
}
