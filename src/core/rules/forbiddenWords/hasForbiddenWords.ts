/** Tells whether a name or address carries an escort-related term. Serves Specification 5.0.1. */
export function hasForbiddenWords(value: string): boolean {
  return /escort/i.test(value);
}
