import type { Currency } from '../../contract/Money.ts';
import type { NumberSamples } from '../../contract/Samples.ts';
import { formatCount } from '../formatCount.ts';
import { formatMoney } from '../formatMoney.ts';
import { formatPercent } from '../formatPercent.ts';
import { keptFormats } from '../keptFormats.ts';

/** Returns a locale's samples of counts, rates, and amounts in a currency. Brands share them. */
export const numberSamples = keptFormats(
  (currency: Currency, locale: string): NumberSamples => ({
    below: formatMoney({ amount: -1_234_567, currency }, locale),
    above: formatMoney({ amount: 123_400, currency }, locale),
    count: formatCount(1234, locale),
    percent: formatPercent(12.345, locale),
  }),
);
