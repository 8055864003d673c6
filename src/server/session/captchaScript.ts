/** The captcha provider's code for a language, when it differs from the tag. */
const OWN_TAGS: Readonly<Record<string, string>> = { 'es-US': 'es-419' };

/**
 * Returns the address of the captcha's script for a page, whose language the checkbox and its
 * questions use. For English the script follows the browser's language.
 */
export function captchaScript(scriptUrl: string, locale: string): string {
  if (locale.startsWith('en')) return scriptUrl;
  return `${scriptUrl}&hl=${OWN_TAGS[locale] ?? locale}`;
}
