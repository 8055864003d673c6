/** Returns a number's digits without spaces and dashes; null when it contains anything else. */
export function bankDigits(value: string): string | null {
  const digits = value.replace(/[\s-]/g, '');
  return /^\d*$/.test(digits) ? digits : null;
}
