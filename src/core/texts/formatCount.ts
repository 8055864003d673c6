import { keptFormats } from './keptFormats.ts';

const formatOf = keptFormats((locale: string) => new Intl.NumberFormat(locale));

/** Formats a whole number for a locale. */
export function formatCount(count: number, locale: string): string {
  return formatOf(locale).format(count);
}
