/**
 * Returns the language of a page: the brand's language for the first wish that fits one, else the
 * brand's first language, which is its default. A wish is a language tag such as 'fr-CA'; the
 * strongest comes first.
 */
export function chooseLanguage(
  languages: readonly string[],
  wishes: Iterable<string | undefined>,
): string {
  for (const wish of wishes) {
    const found = fitting(languages, wish);
    if (found !== undefined) return found;
  }
  const [first = ''] = languages;
  return first;
}

/**
 * Returns the offered language for a tag: an exact match, else the same language of another
 * country, because a reader of French from France can read that of Canada.
 */
export function fitting(languages: readonly string[], tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined;
  // Links from other programs use 'fr_CA'.
  const asked = tag.toLowerCase().replaceAll('_', '-');
  return (
    languages.find((it) => it.toLowerCase() === asked) ??
    languages.find((it) => primary(it) === primary(asked))
  );
}

function primary(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? '';
}
