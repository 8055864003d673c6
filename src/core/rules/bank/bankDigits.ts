/** The digits of a number that was typed or pasted in groups, or null where there is anything else. */
export function bankDigits(value: string): string | null {
  const digits = value.replace(/[\s-]/g, '');
  return /^\d*$/.test(digits) ? digits : null;
}
