import { languageOf } from '../../../core/texts/languages.ts';

/**
 * The style of a page that is read from right to left: addresses and numbers are written from left to
 * right there too, and begin where the other fields do. A page from left to right is sent none.
 */
export function directionStyle(locale: string): string {
  if (languageOf(locale)?.direction !== 'rtl') return '';
  const fields = 'input:is([type=email],[type=tel],[inputmode=email],[inputmode=numeric])';
  return `${fields}{direction:ltr;text-align:end}`;
}
