/** Languages with another comma than English. */
const COMMAS: Readonly<Record<string, string>> = {
  ar: '\u060c ',
  fa: '\u060c ',
  ur: '\u060c ',
  ja: '\u3001',
  zh: '\u3001',
};

/**
 * Returns what a language writes between the names of a list, also before the last: ', '. Names have
 * capitals, so that an 'and' between two of them, as `Intl.ListFormat` writes it, would read as part
 * of a name.
 */
export function listComma(locale: string): string {
  const [language = ''] = locale.split('-');
  return COMMAS[language] ?? ', ';
}
