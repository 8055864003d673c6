/** A mail as it leaves. Both bodies say the same. */
export interface OutgoingMail {
  /**
   * `<id of the outbox row@the brand's domain>`: equal for every attempt at the same mail, so that a
   * mail server can drop a repetition.
   */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. Throws when the mail server did not take it. */
export interface MailGateway {
  send(mail: OutgoingMail): Promise<void>;
}
