import { languageOf } from '../../../core/texts/languages.ts';

/**
 * Returns the style of a right-to-left page: addresses and numbers stay left-to-right, but are
 * aligned with the other fields, and a band's pattern is mirrored. Empty for left-to-right pages.
 */
export function directionStyle(locale: string): string {
  if (languageOf(locale)?.direction !== 'rtl') return '';
  const fields = 'input:is([type=email],[type=tel],[inputmode=email],[inputmode=numeric])';
  // Otherwise '+1 (312)' reads '(312) 1+'.
  const links = 'a:is([href^="tel:"],[href^="mailto:"])';
  // The heading on a band is where the pattern is otherwise.
  const pattern = '[data-layout=banner] header::before{scale:-1 1}';
  return `${pattern}${fields}{direction:ltr;text-align:end}${links}{direction:ltr;unicode-bidi:isolate}`;
}
