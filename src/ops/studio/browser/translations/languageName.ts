const NAMES = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** A language as the Studio names it: 'French (Canada)'. */
export function languageName(tag: string): string {
  try {
    return NAMES.of(tag) ?? tag;
  } catch {
    // What is typed as a language may be none yet.
    return tag;
  }
}
