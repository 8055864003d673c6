/** A page recorded from the product, for a server that sends the same bytes. */
export interface PlainPage {
  /** Its compressed bytes, as base64. */
  readonly body: string;
  /** Its headers, except those that Node writes and those of a single visitor. */
  readonly headers: Readonly<Record<string, string>>;
}
