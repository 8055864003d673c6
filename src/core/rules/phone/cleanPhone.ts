/**
 * Removes the invisible direction and width marks that address books and chat programs add to a
 * number. Digits and signs of other scripts become ASCII.
 */
export function cleanPhone(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      // Arabic and Persian digits, which Unicode normalisation does not convert.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .trim()
  );
}
