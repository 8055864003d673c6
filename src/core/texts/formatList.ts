import { keptFormats } from './keptFormats.ts';

const formatOf = keptFormats(
  (locale: string, type: 'conjunction' | 'unit') => new Intl.ListFormat(locale, { type }),
);

/** Names in a row, as a language lists them: in a sentence, or as 'unit' does, in a line by itself. */
export function formatList(
  names: readonly string[],
  locale: string,
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  return formatOf(locale, type).format(names);
}
