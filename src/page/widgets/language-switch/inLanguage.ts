/** Returns the query of the same page in another language. */
export function inLanguage(query: string, language: string): string {
  const asked = new URLSearchParams(query);
  asked.set('lang', language);
  return `?${asked}`;
}
