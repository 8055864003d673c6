/** The server cannot start, and the message says why and what to do, in one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
