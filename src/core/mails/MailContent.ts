/** What a mail says, part by part. Its HTML and its plain text are both made of these, so both say the same. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | MailButton
  | MailAmounts
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] };

/** What the mail is for. A mail has one at most. */
export interface MailButton {
  readonly kind: 'button';
  readonly label: string;
  /** An https or mailto address. */
  readonly url: string;
  /** Whether the mail repeats the address below the button, for programs that show no button. */
  readonly isSpelledOut: boolean;
}

export interface MailFact {
  readonly name: string;
  readonly value: string;
}

/** Amounts, and what they come to. */
export interface MailAmounts {
  readonly kind: 'amounts';
  readonly rows: readonly { readonly name: string; readonly amount: string }[];
  readonly total: { readonly name: string; readonly amount: string };
}

export interface MailContent {
  readonly subject: string;
  /** The heading. */
  readonly title: string;
  /** What mail programs show beside the subject: a sentence of the mail. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
}

/** A mail in its two forms. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
