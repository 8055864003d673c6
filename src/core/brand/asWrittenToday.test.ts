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

it("keeps an older file's own name for every province", () => {
  expect(taxOf({ label: 'Ontario tax' })).toEqual({ on: true, label: 'Ontario tax' });
});

it("replaces one province's tax name and keeps those of the market", () => {
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
  'leaves %j unchanged',
  (value) => {
    expect(asWrittenToday(value)).toBe(value);
  },
);
