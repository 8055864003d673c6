import { keptFormats } from './keptFormats.ts';

const formatOf = keptFormats((locale: string) => new Intl.ListFormat(locale, { type: 'unit' }));

/** Names in a line by themselves, as a language lists them: 'Call recording, Second language'. */
export function formatList(names: readonly string[], locale: string): string {
  return formatOf(locale).format(names);
}
