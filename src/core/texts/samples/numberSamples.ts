import type { Currency } from '../../contract/Money.ts';
import type { NumberSamples } from '../../contract/Samples.ts';
import { formatCount } from '../formatCount.ts';
import { formatMoney } from '../formatMoney.ts';
import { formatPercent } from '../formatPercent.ts';

/** Samples by locale and currency, which brands share. */
const made = new Map<string, NumberSamples>();

/** How a locale writes counts, rates, and amounts of a currency. */
export function numberSamples(currency: Currency, locale: string): NumberSamples {
  const key = `${locale} ${currency}`;
  const samples = made.get(key) ?? {
    below: formatMoney({ amount: -1_234_567, currency }, locale),
    above: formatMoney({ amount: 123_400, currency }, locale),
    count: formatCount(1234, locale),
    percent: formatPercent(12.345, locale),
  };
  made.set(key, samples);
  return samples;
}
