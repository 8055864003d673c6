/** The address of the same page in a language: its query, and what asks for the language. */
export function inLanguage(query: string, language: string): string {
  const asked = new URLSearchParams(query);
  asked.set('lang', language);
  return `?${asked}`;
}
