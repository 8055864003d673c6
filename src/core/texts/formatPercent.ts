import { keptFormats } from './keptFormats.ts';

const formatOf = keptFormats(
  (locale: string) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
);

/** Formats a rate in percent for a locale, with at most three decimals, such as 14.975%. */
export function formatPercent(rate: number, locale: string): string {
  return formatOf(locale).format(rate / 100);
}
