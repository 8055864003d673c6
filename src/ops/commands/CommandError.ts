/** A failure that a person can fix. Its message is one line that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
