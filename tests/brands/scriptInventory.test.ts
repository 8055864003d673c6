import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../../src/core/rules/paymentMethods/paymentMethods.ts';
import { keysOf } from '../../src/core/texts/keysOf.ts';
import { ORDER_METHODS } from '../../src/server/orders/methods/orderMethods.ts';
import { inventoryTable } from '../../src/server/security/scripts/inventoryTable.ts';
import { JUSTIFICATIONS } from '../../src/server/security/scripts/justifications.ts';
import { outsideScripts } from '../../src/server/security/scripts/outsideScripts.ts';
import { shippedBrands } from '../factories/brands/shippedBrands.ts';

const BRANDS = shippedBrands().map(({ brand }) => brand);
const [SLOTBOOK] = BRANDS;
if (SLOTBOOK === undefined) throw new Error('There are no brands.');

const sourcesOf = (brand: Parameters<typeof outsideScripts>[0]) =>
  outsideScripts(brand, ORDER_METHODS).map(({ source }) => source);

it('the document for the auditor has the inventory as the brands are', () => {
  const file = join(import.meta.dirname, '../../docs/script-inventory.md');
  expect(readFileSync(file, 'utf8')).toContain(inventoryTable(BRANDS, ORDER_METHODS));
});

it('each way to pay brings its own scripts and no others', () => {
  const base = { ...SLOTBOOK, analytics: { ...SLOTBOOK.analytics, tagManagerId: undefined } };
  const captcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
  const card = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'];
  const scripts = (methods: ('ACH' | 'CC' | 'GC')[]) => {
    const { tagManagerId: _none, ...analytics } = base.analytics;
    return sourcesOf({ analytics, payment: { ...base.payment, methods } });
  };

  expect(scripts(['ACH'])).toEqual(captcha);
  expect(scripts(['CC'])).toEqual([...captcha, ...card]);
  expect(scripts(['GC'])).toEqual([...captcha, 'https://pay.gocardless.com']);
});

it('a tag manager is on the brands that name one', () => {
  const named = BRANDS.filter(({ analytics }) => analytics.tagManagerId !== undefined);
  const shown = BRANDS.filter((brand) => sourcesOf(brand).join().includes('googletagmanager'));

  expect(shown).toEqual(named);
  const added = { ...SLOTBOOK.analytics, tagManagerId: 'GTM-ABCDEFG' };
  expect(sourcesOf({ ...SLOTBOOK, analytics: added })).toContain('https://*.googletagmanager.com');
});

it('every source that runs has a justification, and every justified one runs', () => {
  const payment = { ...SLOTBOOK.payment, methods: [...keysOf(PAYMENT_METHODS)] };
  const analytics = { ...SLOTBOOK.analytics, tagManagerId: 'GTM-ABCDEFG' };
  const all = sourcesOf({ analytics, payment });
  expect(all.toSorted()).toEqual([...JUSTIFICATIONS.keys()].toSorted());

  const { CC } = ORDER_METHODS;
  const added: typeof CC = {
    ...CC,
    sources: (environment, isCharged) => ({
      ...CC.sources(environment, isCharged),
      script: ['https://new.example'],
    }),
  };
  expect(() => outsideScripts(SLOTBOOK, { ...ORDER_METHODS, CC: added })).toThrow(
    'https://new.example has no justification',
  );
});
