const NAMES = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The name of a language in the Studio: 'French (Canada)'. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag;
  } catch {
    // An unfinished language tag may be invalid.
    return tag;
  }
}
