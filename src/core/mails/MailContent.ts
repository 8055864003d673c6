/** A part of a mail. The HTML and the plain text are both written from the parts, so that they agree. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | MailButton
  | MailAmounts
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] };

/** The mail's main action. A mail has at most one. */
export interface MailButton {
  readonly kind: 'button';
  readonly label: string;
  /** An https or mailto address. */
  readonly url: string;
  /** Whether the mail repeats the address below the button, for mail programs that cannot show buttons. */
  readonly isSpelledOut: boolean;
}

export interface MailFact {
  readonly name: string;
  readonly value: string;
}

export interface MailAmount {
  readonly name: string;
  readonly amount: string;
}

/** Amounts with their total. */
export interface MailAmounts {
  readonly kind: 'amounts';
  readonly rows: readonly MailAmount[];
  /** What was paid. It follows the rows, or precedes them where they are not paid yet. */
  readonly total: MailAmount;
  /** The sum of rows that are paid later. */
  readonly later?: MailAmount | undefined;
}

export interface MailContent {
  readonly subject: string;
  /** The heading. */
  readonly title: string;
  /** The preview that mail programs show beside the subject: a sentence of the mail. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** Whether the mail is about a problem, beside which a cheerful picture is out of place. */
  readonly isTrouble?: boolean;
  /** Whether the last line also says whom to write to for cancelling. */
  readonly canCancel?: boolean;
}

/** A mail in its two forms. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
