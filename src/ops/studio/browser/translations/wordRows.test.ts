import { expect, it } from 'vitest';
import type { JsonObject } from '../../../../core/brand/JsonValue.ts';
import { readSchema } from '../../../brand-files/schema/schemaFiles.ts';
import type { Inherited } from '../../wire/BrandReport.ts';
import { isMissing, translatedOf, wordRows } from './wordRows.ts';

const SCHEMA: JsonObject = JSON.parse(JSON.stringify(readSchema('brand')));

/** Settings of layers: a heading with its French, a button without, and the languages. */
const LAYERS: readonly (readonly [string, Inherited['value']])[] = [
  ['/languages', ['en-CA', 'fr-CA']],
  ['/headings/paid', 'Almost there'],
  ['/translations/fr-CA/headings/paid', 'Vous y êtes presque'],
  ['/buttons/paid', 'Pay Now'],
];

function rowsOf(own: JsonObject) {
  const inherited = new Map(
    LAYERS.map(([pointer, value]) => [pointer, { pointer, value, from: 'base', line: 1 }]),
  );
  return wordRows(SCHEMA, { own, inherited });
}

it('puts first what lacks a translation', () => {
  const rows = rowsOf({});
  expect(rows.map((row) => [row.label, isMissing(row)])).toEqual([
    ['Buttons: Paid', true],
    ['Headings: Paid', false],
  ]);
  expect(rows[0]).toMatchObject({ original: 'Pay Now', maxLength: 32 });
});

it('shows what a layer says of a text that the layer words', () => {
  const [row] = rowsOf({}).slice(1);
  expect(row?.cells).toMatchObject([
    { language: 'fr-CA', own: undefined, inherited: { value: 'Vous y êtes presque' } },
  ]);
});

it("ignores a layer's translation of a text that the brand changes", () => {
  const row = rowsOf({ headings: { paid: 'One step to go' } }).find(
    (it) => it.pointer === '/headings/paid',
  );
  expect(row).toMatchObject({ original: 'One step to go', cells: [{ inherited: null }] });
});

it('has the brand translate its own texts', () => {
  const words = { headings: { paid: 'Encore un pas' } };
  const rows = rowsOf({
    headings: { paid: 'One step to go' },
    translations: { 'fr-CA': words },
  });
  expect(rows.at(-1)?.cells).toMatchObject([
    { own: 'Encore un pas', pointer: '/translations/fr-CA/headings/paid' },
  ]);
});

it('has no row for a text that the brand removes', () => {
  expect(rowsOf({ buttons: null }).map(({ pointer }) => pointer)).toEqual(['/headings/paid']);
});

it('translates between tongues, not between countries', () => {
  expect(translatedOf(['en-CA', 'en-US', 'fr-CA', 'es-US'])).toEqual(['fr-CA', 'es-US']);
});
