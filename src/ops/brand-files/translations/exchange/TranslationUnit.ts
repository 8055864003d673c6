import type { TermsText } from './TermsText.ts';

/** One text for a translator: its words in both languages, and its place. */
export interface TranslationUnit {
  /**
   * The file that contains it, from the brand folder, and its key:
   * 'defaults/base.json#headings.paid'.
   */
  readonly id: string;
  readonly source: string;
  /** Empty where it is not translated yet. */
  readonly target: string;
  /** Whether both languages are meant to have the same words. */
  readonly same: boolean;
  /** What the text is for. */
  readonly about: string;
  readonly maxLength: number;
  /** The placeholders of the text, which its translation must have too. */
  readonly placeholders: readonly string[];
}

/** The texts of a brand in one language, as they go to a translator and come back. */
export interface TranslationFile {
  readonly brand: string;
  readonly sourceLanguage: string;
  readonly language: string;
  readonly units: readonly TranslationUnit[];
  /**
   * The texts to agree to. They are listed here, but translated as separate files, so they are not
   * read back.
   */
  readonly terms: readonly TermsText[];
}

/** The part of a unit that is read back. The rest is context. */
export interface TranslatedUnit {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly same: boolean;
}

/** A format that translation tools read. `read` throws ExchangeFault for a text in another format. */
export interface TranslationFormat {
  readonly write: (file: TranslationFile) => string;
  readonly read: (text: string) => ReadTranslations;
}

export interface ReadTranslations {
  /** The brand whose texts the file has; undefined when the format names none. */
  readonly brand?: string;
  /** The language that the file is in; undefined when the format names none. */
  readonly language?: string;
  readonly units: readonly TranslatedUnit[];
}
