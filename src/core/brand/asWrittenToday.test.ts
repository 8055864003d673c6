import { expect, it } from 'vitest';
import { asWrittenToday } from './asWrittenToday.ts';
import { mergeLayers } from './mergeLayers.ts';

const MARKET = { tax: { on: true, label: 'Sales tax', labels: { ON: 'HST', QC: 'GST and QST' } } };

/** The tax of a brand that is layered over its market. */
function taxOf(tax: {
  readonly [key: string]: string | null | { readonly [key: string]: string };
}) {
  return mergeLayers([MARKET, { tax }].map(asWrittenToday))['tax'];
}

it('keeps the name of an older file in every province', () => {
  expect(taxOf({ label: 'Ontario tax' })).toEqual({ on: true, label: 'Ontario tax' });
});

it('names a province’s tax anew, and those of the others as the market does', () => {
  expect(taxOf({ label: 'Taxes', labels: { ON: 'Harmonized tax' } })).toEqual({
    on: true,
    label: 'Taxes',
    labels: { ON: 'Harmonized tax', QC: 'GST and QST' },
  });
});

it('reads the language of an older file too', () => {
  expect(asWrittenToday({ locale: 'en-CA', tax: { label: 'Taxes' } })).toEqual({
    languages: ['en-CA'],
    tax: { label: 'Taxes', labels: null },
  });
});

it.each([{}, { tax: { on: true } }, { tax: null }, { tax: { label: null } }, MARKET])(
  'leaves %j as it is',
  (value) => {
    expect(asWrittenToday(value)).toBe(value);
  },
);
