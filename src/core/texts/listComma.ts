import { keptFormats } from './keptFormats.ts';

/**
 * Returns what a language writes between the names of a list, also before the last: ', '. Names have
 * capitals, so that an 'and' between two of them would read as part of a name.
 */
export const listComma = keptFormats((locale: string): string => {
  const parts = new Intl.ListFormat(locale, { type: 'unit' }).formatToParts(['A', 'B', 'C']);
  return parts.find(({ type }) => type === 'literal')?.value ?? ', ';
});
