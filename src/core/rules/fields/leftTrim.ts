/** A text field's value without leading space. Serves Specification 5.0.10. */
export function leftTrim(value: string): string {
  return value.trimStart();
}
