/**
 * A number without what address books and chat programs put around it unseen: marks of direction
 * and width. Digits and signs of other scripts become those of ASCII.
 */
export function cleanPhone(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      // Arabic and Persian digits, which no normal form folds.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .trim()
  );
}
