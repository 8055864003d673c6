/** A mail to send. Both bodies have the same content. */
export interface OutgoingMail {
  /**
   * `<id of the mail@the brand's domain>`: the same for every attempt at this mail, so that a mail
   * server can drop duplicates.
   */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. Throws when the mail server did not accept it. */
export interface MailGateway {
  send(mail: OutgoingMail): Promise<void>;
}
