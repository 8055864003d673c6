import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import {
  aCatalogue,
  aDiscount,
  anAddon,
  anIvrPlan,
} from '../../../../tests/factories/brands/aCatalogue.ts';
import { anOrder } from '../../../../tests/factories/orders/anOrder.ts';
import { type ReceiptSources, receiptOf } from './receiptOf.ts';

const addon = anAddon({ id: 'texting', name: 'Texting', price: 500 });
const ivrPlan = anIvrPlan({ id: 'menu', name: 'Phone menu', price: 900 });

function receipt(overrides: Partial<ReceiptSources> = {}) {
  return receiptOf({
    built: {
      brand: aBrand({ tax: { on: true, label: 'Sales tax', taxRates: [], defaultTaxRate: 0 } }),
      catalogue: aCatalogue({ addons: [addon], ivrPlans: [ivrPlan] }),
    },
    order: anOrder(),
    provinceCode: null,
    orderedAt: new Date('2026-01-31T10:00:00Z'),
    trialEndsAt: null,
    ...overrides,
  });
}

const whole = anOrder({
  plan: { setUpFee: 4900 },
  quantity: 3,
  addons: [addon],
  ivrPlan,
  discount: aDiscount({ name: 'Referral', percentage: true, rate: 10, period: 3 }),
  taxRate: 13,
});

it('lists what the first charge is made of, and the lines add up to it', () => {
  const { firstCharge, lines } = receipt({ order: whole, provinceCode: 'ON' });

  expect(lines).toEqual([
    { name: 'Team, 3 users', amount: 8700 },
    { name: 'Texting', amount: 500 },
    { name: 'Phone menu', amount: 900 },
    { name: 'Referral', amount: -1010 },
    { name: 'Set-up fee', amount: 4900 },
    { name: 'Sales tax 13% (Ontario)', amount: 1819 },
  ]);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(firstCharge);
});

it('names the tax as its province does', () => {
  const tax = { on: true, label: 'Sales tax', labels: { QC: 'GST and QST' } };
  const brand = aBrand({ tax: { ...tax, taxRates: [], defaultTaxRate: 0 } });
  const { lines } = receipt({
    built: { brand, catalogue: aCatalogue() },
    order: anOrder({ taxRate: 14.975 }),
    provinceCode: 'QC',
  });
  expect(lines.at(-1)?.name).toBe('GST and QST 14.975% (Quebec)');
});

it('says on how many months a discount counts where a year is paid at once', () => {
  const order = anOrder({
    plan: { price: 220_000, planPeriod: 'yearly', billingType: 'FLAT' },
    discount: aDiscount({ name: '20% off for three months', rate: 20, period: 3 }),
  });
  expect(receipt({ order })).toMatchObject({
    lines: [
      { name: 'Team', amount: 220_000 },
      { name: '20% off for three months, on 3 of 12 months', amount: -11_000 },
    ],
    firstCharge: 209_000,
    renewal: { amount: 220_000 },
  });
});

it('names no fee, discount or tax that is nothing', () => {
  expect(receipt().lines).toEqual([{ name: 'Team, 1 user', amount: 2900 }]);
});

it('renews a month after the order for what the discount leaves', () => {
  expect(receipt({ order: whole })).toMatchObject({
    trialEndsAt: null,
    renewal: { at: '2026-02-28T10:00:00.000Z', amount: whole.prices.totalAmount },
    charges: { discounted: 3 },
  });
});

it('counts a trial from its end: first charge then, first renewal a period later', () => {
  const trialEndsAt = new Date('2026-02-14T10:00:00Z');
  const order = anOrder({ plan: { planPeriod: 'yearly' }, isTrial: true });

  expect(receipt({ order, trialEndsAt })).toMatchObject({
    firstCharge: 2900,
    trialEndsAt: '2026-02-14T10:00:00.000Z',
    renewal: { at: '2027-02-14T10:00:00.000Z', amount: 2900 },
  });
});

it('knows the minutes that end a trial where minutes are billed', () => {
  const trialEndsAt = new Date('2026-02-14T10:00:00Z');
  const order = anOrder({ plan: { billingType: 'MINUTES', minutes: 100 }, isTrial: true });

  expect(receipt({ order, trialEndsAt }).trialMinutes).toBe(150);
  expect(receipt({ order }).trialMinutes).toBeNull();
});

it('counts no discounted charges when the discount is zero', () => {
  const order = anOrder({ discount: aDiscount({ rate: 0 }) });
  expect(receipt({ order }).charges.discounted).toBe(0);
});
