/** Thrown when the server cannot start. The message says why and what to do, in one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
