/** How long a connection may take, in milliseconds. Tests pass shorter times. */
export interface ServerTimes {
  /** From a request's first byte to the end of its headers. */
  readonly headersMs: number;
  /** From a request's first byte to the end of its body. */
  readonly requestMs: number;
  /** Without a byte in either direction. Longer than any provider that a request waits for. */
  readonly silentMs: number;
  /** How often Node checks for requests that take too long. */
  readonly checkedEveryMs: number;
}

/**
 * A call of a few kilobytes takes seconds on a bad line; a report with a picture of the page takes
 * longest.
 */
export const SERVER_TIMES: ServerTimes = {
  headersMs: 15_000,
  requestMs: 60_000,
  silentMs: 150_000,
  checkedEveryMs: 2_000,
};
