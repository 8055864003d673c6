/** Thrown when a verb cannot do its work. The message is one line that says why, and what to do. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
