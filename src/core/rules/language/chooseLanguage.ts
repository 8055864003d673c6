/**
 * Returns the language of a page: the first wish that one of a brand's languages fits, or else their
 * first, which is its default. A wish is a language tag such as 'fr-CA', the strongest wish first.
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
 * Returns the offered language that a tag asks for: the very one, or else one that is the same language
 * in another country, because whoever reads French of France reads that of Canada.
 */
export function fitting(languages: readonly string[], tag: string | undefined): string | undefined {
  if (tag === undefined) return undefined;
  // Links of other programs write 'fr_CA'.
  const asked = tag.toLowerCase().replaceAll('_', '-');
  return (
    languages.find((it) => it.toLowerCase() === asked) ??
    languages.find((it) => primary(it) === primary(asked))
  );
}

function primary(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? '';
}
