/** What the captcha's provider calls a language where that is not its tag. */
const OWN_TAGS: Readonly<Record<string, string>> = { 'es-US': 'es-419' };

/**
 * The address of the captcha's script for a page in a locale: its checkbox and its questions are in
 * that language. An English page leaves it to the script, which follows the browser.
 */
export function captchaScript(scriptUrl: string, locale: string): string {
  if (locale.startsWith('en')) return scriptUrl;
  return `${scriptUrl}&hl=${OWN_TAGS[locale] ?? locale}`;
}
