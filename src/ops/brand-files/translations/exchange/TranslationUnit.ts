import type { TermsText } from './TermsText.ts';

/** One text for a translator: what it says, what it says in the other language, and where it stands. */
export interface TranslationUnit {
  /** The file that words it, from the brand folder, and its key: 'defaults/base.json#headings.paid'. */
  readonly id: string;
  readonly source: string;
  /** Empty where it is not translated yet. */
  readonly target: string;
  /** Whether it is meant to read alike in both languages. */
  readonly same: boolean;
  /** What the text is for. */
  readonly about: string;
  readonly maxLength: number;
  /** What the text leaves open, and its translation too. */
  readonly placeholders: readonly string[];
}

/** The texts of a brand in one language, as they go to a translator and come back. */
export interface TranslationFile {
  readonly brand: string;
  readonly sourceLanguage: string;
  readonly language: string;
  readonly units: readonly TranslationUnit[];
  /** The texts to agree to, which travel as files of their own: told, and not read back. */
  readonly terms: readonly TermsText[];
}

/** What comes back of a unit: the rest is context. */
export interface TranslatedUnit {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly same: boolean;
}

/** A format that translators' tools read. `read` throws CannotRun for a text that is none of it. */
export interface TranslationFormat {
  readonly write: (file: TranslationFile) => string;
  readonly read: (text: string) => ReadTranslations;
}

export interface ReadTranslations {
  /** The language that the file says it is in; undefined where the format names none. */
  readonly language?: string;
  readonly units: readonly TranslatedUnit[];
}
