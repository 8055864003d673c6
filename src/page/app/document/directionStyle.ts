import { languageOf } from '../../../core/texts/languages.ts';

/**
 * Returns the style of a right-to-left page: addresses and numbers stay left-to-right, but are
 * aligned with the other fields. Empty for left-to-right pages.
 */
export function directionStyle(locale: string): string {
  if (languageOf(locale)?.direction !== 'rtl') return '';
  const fields = 'input:is([type=email],[type=tel],[inputmode=email],[inputmode=numeric])';
  // Otherwise '+1 (312)' reads '(312) 1+'.
  const links = 'a:is([href^="tel:"],[href^="mailto:"])';
  return `${fields}{direction:ltr;text-align:end}${links}{direction:ltr;unicode-bidi:isolate}`;
}
