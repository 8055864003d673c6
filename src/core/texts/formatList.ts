import { keptFormats } from './keptFormats.ts';

const formatOf = keptFormats((locale: string) => new Intl.ListFormat(locale, { type: 'unit' }));

/** Formats a list of names: 'Call recording, Second language'. */
export function formatList(names: readonly string[], locale: string): string {
  return formatOf(locale).format(names);
}
