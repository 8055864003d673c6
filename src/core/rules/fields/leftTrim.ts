/** A text field's value without leading space. */
export function leftTrim(value: string): string {
  return value.trimStart();
}
