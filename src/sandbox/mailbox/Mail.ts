export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A parsed message. `date` is ISO 8601 in UTC. */
export interface Mail {
  readonly from: MailAddress;
  readonly to: readonly MailAddress[];
  readonly subject: string;
  readonly date: string;
  readonly text: string;
  /** Empty when the message has no HTML part. */
  readonly html: string;
  /** Every address that the message links to, in order, without duplicates. */
  readonly links: readonly string[];
}

/** A message in the mailbox. */
export interface StoredMail extends Mail {
  readonly id: number;
}
