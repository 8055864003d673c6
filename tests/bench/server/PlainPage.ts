/** A page as the product sent it once, for a server that sends the same. */
export interface PlainPage {
  /** Its bytes as they came compressed, as base64. */
  readonly body: string;
  /** Its headers, but those that Node writes and those that are one visitor's. */
  readonly headers: Readonly<Record<string, string>>;
}
