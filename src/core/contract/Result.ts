/** The outcome of a step with known failures. Callers switch on `ok`. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
