/**
 * The province whose law requires French texts first: the Charter of the French Language, section
 * 55. After that a resident may agree to texts in another language.
 */
export const FRENCH_FIRST_IN = 'QC';

/** Returns the brand's French locale. Null when the brand has none, or the page is in French already. */
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
