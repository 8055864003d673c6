import { expect, it } from 'vitest';
import { receiptOf } from '../../src/core/mails/receipt/receiptOf.ts';
import { receiptWords } from '../../src/core/mails/receiptWords.ts';
import { trialEndMail } from '../../src/core/mails/trialEndMail.ts';
import { en } from '../../src/core/texts/en.ts';
import { formatDate } from '../../src/core/texts/formatDate.ts';
import { billingDates } from '../../src/page/renderer/next/billingDates.ts';
import { receiptRows } from '../../src/page/renderer/next/receiptRows.ts';
import type { PlanNeeds } from '../../src/page/renderer/plans/planNeeds.ts';
import { storesFor } from '../../src/page/stores/StoresFor.ts';
import { subscriptionRows } from '../../src/page/widgets/account-subscription/subscriptionRows.tsx';
import type { widget } from '../../src/page/widgets/account-subscription/widget.ts';
import { aBrand } from '../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../factories/brands/aBuiltBrand.ts';
import { aPlan } from '../factories/brands/aCatalogue.ts';
import { aPageBrand } from '../factories/brands/aPageBrand.ts';
import { anAccount, aSubscription } from '../factories/orders/anAccount.ts';
import { anOrder } from '../factories/orders/anOrder.ts';
import { aPlacedOrder } from '../factories/orders/aPlacedOrder.ts';
import { aRootStore } from '../factories/pages/aPage.ts';
import { aPageData, aSession } from '../factories/pages/aPageData.ts';

/** Moments around midnight in UTC, in London's summer, in New York and in Auckland. */
const TURNS = [
  '2026-11-30T00:00:00Z',
  '2026-11-30T23:59:59Z',
  '2026-07-31T23:30:00Z',
  '2026-12-01T04:59:59Z',
  '2026-12-01T05:00:00Z',
  '2026-11-30T11:00:00Z',
] as const;
const ZONES = ['UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland'] as const;
const CASES = TURNS.flatMap((at) => ZONES.map((zone) => [at, zone] as const));

const brand = aBrand();
const built = aBuiltBrand();

/** The upgrade page of an account in one time zone, opened in a browser elsewhere. */
function upgradePage(at: string, timeZone: string) {
  const account = anAccount({ timeZone, subscription: aSubscription() });
  const plans = [aPlan({ id: 'team', price: 2900 })];
  const { pageConfig, ...data } = aPageData({
    sessionInfo: aSession({ account, plans, selectedPlanId: 'team', signupType: 'paid' }),
  });
  const today = at.slice(0, 10);
  const stores = aRootStore(brand, { ...data, pageConfig: { ...pageConfig, today } });
  stores.clock.set(new Date(at), 'Asia/Tokyo');
  return stores;
}

it.each(CASES)('an event at %s has one date for an account in %s', (at, zone) => {
  const said = formatDate(at, brand.dateLanguage, zone);
  const stores = upgradePage(at, zone);

  const { facts } = receiptWords(brand, {
    receipt: receiptOf({
      built,
      order: anOrder(),
      provinceCode: null,
      orderedAt: new Date(at),
      trialEndsAt: null,
    }),
    paidBy: { method: 'CC', cardType: 'Visa', lastFour: '1111', reference: 'order-1' },
    isCollected: false,
    timeZone: zone,
  });
  expect(facts.map(({ value }) => joined(value))).toContain(said);

  const ending = { firstName: 'Ada', planName: 'Team', trialMinutes: null };
  expect(trialEndMail(brand, { ...ending, trialEndsAt: at, timeZone: zone }).subject).toContain(
    said,
  );

  const nextCharge = { at, amount: 8700 };
  const placed = aPlacedOrder({
    order: { planName: 'Team', users: 3, trialEndsAt: null, nextCharge },
    timeZone: stores.clock.timeZone,
  });
  const writer = { brand: aPageBrand(brand), money: () => '', texts: en };
  expect(receiptRows(writer, placed).map(({ value }) => joined(value))).toContainEqual(
    expect.stringContaining(said),
  );

  const account = subscriptionRows(
    storesFor<typeof widget>(stores),
    aSubscription({ nextCharge }),
    zone,
  );
  expect(account.map(({ value }) => joined(value))).toContainEqual(expect.stringContaining(said));
});

/** Replaces no-break spaces in a row's value by ordinary ones. */
function joined(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value;
}

it.each(CASES)('an upgrade at %s names the same next charge as its receipt, in %s', (at, zone) => {
  const receipt = receiptOf({
    built,
    order: anOrder(),
    provinceCode: null,
    orderedAt: new Date(at),
    trialEndsAt: null,
  });
  const said = billingDates(storesFor<PlanNeeds>(upgradePage(at, zone)));
  expect(said).toContain(formatDate(receipt.renewal.at, brand.dateLanguage, zone));
});
