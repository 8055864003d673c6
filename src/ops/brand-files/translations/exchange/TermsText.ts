/** Whether a text to agree to exists in a language, and has the same parts as its original. */
export type TermsState = 'present' | 'missing' | 'outdated';

/** A text that a brand's customers agree to, in one language. */
export interface TermsText {
  /** 'terms-ca' */
  readonly name: string;
  /** Where it is, or belongs, from the brand folder: 'terms/terms-ca.fr.md'. */
  readonly file: string;
  readonly state: TermsState;
}
