/** The outcome of something that may fail in a known way: callers switch on `ok`. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
