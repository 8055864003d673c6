/**
 * The province whose law has the French texts given before any others are agreed to: the Charter of the
 * French Language, section 55. Whoever lives there may choose another language once they were.
 */
export const FRENCH_FIRST_IN = 'QC';

/** The French that a brand offers beside the language of a page; null where it has none, or the page is in it. */
export function frenchBeside({
  languages,
  locale,
}: {
  readonly languages: readonly string[];
  readonly locale: string;
}): string | null {
  if (isFrench(locale)) return null;
  return languages.find(isFrench) ?? null;
}

function isFrench(tag: string): boolean {
  return tag.split('-', 1)[0] === 'fr';
}
