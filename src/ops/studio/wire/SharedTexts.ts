import type { TermsText } from '../../brand-files/translations/exchange/TermsText.ts';

export type { TermsText };

/** A text of the catalogue, in one language. */
export interface CatalogueText {
  /** 'plans/slotbook-ca.json#plans.slotbook-team.name' */
  readonly id: string;
  /** Its key in the file: 'plans.slotbook-team.name'. */
  readonly key: string;
  readonly source: string;
  /** Empty when it is not translated yet. */
  readonly target: string;
  readonly same: boolean;
  readonly maxLength: number;
}

/** The texts for a brand's customers that are in no brand's file, in one language, as on disk. */
export interface SharedTexts {
  readonly language: string;
  readonly sourceLanguage: string;
  readonly catalogue: readonly CatalogueText[];
  readonly terms: readonly TermsText[];
}

/**
 * A translator's change to a catalogue text. `source` is the text that was translated, and `before` the
 * translation that the translator saw.
 */
export interface CatalogueChange extends Pick<CatalogueText, 'id' | 'source' | 'target' | 'same'> {
  readonly before: string;
}

export type SaveTextsResult =
  | { readonly kind: 'saved'; readonly texts: SharedTexts; readonly waiting: readonly string[] }
  | { readonly kind: 'invalid'; readonly why: readonly string[] };
