import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { watchFormats } from '../../../../tests/factories/texts/watchFormats.ts';
import type { Currency } from '../../contract/Money.ts';
import { formatCount } from '../formatCount.ts';
import { formatMoney } from '../formatMoney.ts';
import { formatPercent } from '../formatPercent.ts';
import { numberSamples } from './numberSamples.ts';
import { writeCount, writeMoney, writePercent } from './writeNumbers.ts';

const CURRENCIES = ['USD', 'CAD', 'GBP'] as const satisfies readonly Currency[];
/** English for the possible markets, and languages with other signs, orders and digits. */
const ENGLISH = [
  'US',
  'GB',
  'CA',
  'AU',
  'NZ',
  'IE',
  'IN',
  'ZA',
  'CH',
  'AT',
  'DE',
  'BE',
  'SE',
  'DK',
];
const OTHERS =
  'es-US fr-FR fr-CA fr-CH de-DE de-AT de-CH es-ES es-MX pt-PT pt-BR pl-PL it-IT it-CH sv-SE nb-NO';
const FAR =
  'bg-BG he-IL ja-JP hi-IN mr-IN ar-EG fa-IR th-TH bn-BD lv-LV nl-NL hu-HU gu-IN my-MM ne-NP';
const LOCALES = [...ENGLISH.map((region) => `en-${region}`), ...`${OTHERS} ${FAR}`.split(' ')];

const inAnyLocale = constantFrom(...LOCALES);

describe("a number written from its locale's samples equals the formatter's", () => {
  it('as an amount', () => {
    const amount = integer({ min: -12_000_000, max: 12_000_000 });
    const small = integer({ min: -2000, max: 2000 });
    for (const amounts of [amount, small]) {
      assert(
        property(inAnyLocale, constantFrom(...CURRENCIES), amounts, (locale, currency, it) => {
          const money = { amount: it, currency };
          const written = writeMoney(money, locale, numberSamples(currency, locale));
          expect(written).toBe(formatMoney(money, locale));
        }),
      );
    }
  });

  it('as a count', () => {
    assert(
      property(inAnyLocale, integer({ min: -10, max: 20_000 }), (locale, count) => {
        const written = writeCount(count, locale, numberSamples('USD', locale));
        expect(written).toBe(formatCount(count, locale));
      }),
    );
  });

  it('as a rate', () => {
    assert(
      property(inAnyLocale, integer({ min: -1000, max: 1_100_000 }), (locale, thousandths) => {
        const rate = thousandths / 1000;
        const written = writePercent(rate, locale, numberSamples('USD', locale));
        expect(written).toBe(formatPercent(rate, locale));
      }),
    );
  });
});

it('uses no formatter when the samples match', () => {
  const samples = numberSamples('USD', 'en-US');
  const asked = watchFormats();
  const written = [
    writeMoney({ amount: -123_450, currency: 'USD' }, 'en-US', samples),
    writeCount(2500, 'en-US', samples),
    writePercent(8.875, 'en-US', samples),
  ];
  expect(asked).toEqual([]);
  expect(written).toEqual(['-$1,234.50', '2,500', '8.875%']);
});

it.each([
  ['CAD', 'fr-CA', ['9,00 $', '-5,80 $', '1 234,50 $', '2 500', '14,975 %']],
  ['USD', 'es-US', ['$9.00', '-$5.80', '$1,234.50', '2,500', '14.975%']],
] as const)(
  'writes %s for %s as readers there do, without a formatter',
  (currency, locale, written) => {
    const samples = numberSamples(currency, locale);
    const asked = watchFormats();
    const money = (amount: number) => writeMoney({ amount, currency }, locale, samples);
    const shown = [money(900), money(-580), money(123_450)];
    shown.push(writeCount(2500, locale, samples), writePercent(14.975, locale, samples));
    expect(asked).toEqual([]);
    // Every space is a no-break space.
    expect(shown.map((it) => it.replaceAll('\u00a0', ' '))).toEqual(written);
  },
);
