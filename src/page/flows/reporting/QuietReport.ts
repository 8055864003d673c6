/** A fault that does not stop a sign-up. Worth fixing, but no visitor noticed it. */
export class QuietReport extends Error {
  override readonly name = 'QuietReport';
  readonly severity = 'error';
  /** The part in which it happened. */
  readonly tag: 'measuring';

  constructor(tag: 'measuring', cause: unknown) {
    // A thrown value may have no text, and each kind of fault is reported once.
    super(`${tag} broke: ${cause instanceof Error ? cause.message : typeof cause}`, { cause });
    this.tag = tag;
  }
}
