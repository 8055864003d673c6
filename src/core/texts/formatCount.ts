import { keptFormats } from './keptFormats.ts';

const formatOf = keptFormats((locale: string) => new Intl.NumberFormat(locale));

/** A whole number as it is written in a locale. */
export function formatCount(count: number, locale: string): string {
  return formatOf(locale).format(count);
}
