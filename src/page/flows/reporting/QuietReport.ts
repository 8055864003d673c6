/** A fault in what a sign-up goes on without: it is worth mending, and stopped nobody. */
export class QuietReport extends Error {
  override readonly name = 'QuietReport';
  readonly severity = 'error';
  /** Where it happened. */
  readonly tag: 'measuring';

  constructor(tag: 'measuring', cause: unknown) {
    // What was thrown may have no text, and each kind of fault is reported once.
    super(`${tag} broke: ${cause instanceof Error ? cause.message : typeof cause}`, { cause });
    this.tag = tag;
  }
}
