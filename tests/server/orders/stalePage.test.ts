import { describe, expect, it } from 'vitest';
import type { SignupRequest } from '../../../src/core/contract/generated/calls.ts';
import type { Catalogue, Plan } from '../../../src/core/contract/generated/catalogue.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, aDiscount, aPlan } from '../../factories/brands/aCatalogue.ts';
import {
  anUpgradeRequest,
  anUpgradingServer,
  signedInAs,
  upgrade,
} from '../../factories/orders/anUpgrade.ts';
import { aPaidRequest, booksOf, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aVisitor } from '../../factories/servers/aVisitor.ts';

/** The catalogue of today: 49.00 a month, 10.00 to set it up, a tenth less for two months. */
const OFFER = aDiscount({ id: 'offer', discountType: 'promotion', period: 2 });

/** The trial of today is of 14 days and 150 minutes. */
function aServerWith(catalogue: Partial<Catalogue>, freeTrial = { days: 14, minutes: 150 }) {
  const offered = ['paid', 'freeTrial'] as const;
  const brand = aBrand({ freeTrial, signupTypes: { offered: [...offered], default: 'paid' } });
  return aServer({ brands: [aBuiltBrand({ brand, catalogue: aCatalogue(catalogue) })] });
}

const PRO = aPlan({
  id: 'pro',
  name: 'Pro',
  price: 4900,
  setUpFee: 1000,
  signupTypes: ['paid', 'freeTrial'],
});

type Seen = Partial<SignupRequest['formState']>;

/** What a page of today shows, with the offer: 44.10 twice, then 49.00. */
const SEEN = {
  totalAmount: 4410,
  dueToday: 5410,
  laterCharges: { planPeriod: 'monthly', discounted: 2, full: 4900 },
} as const satisfies Seen;

/** What it shows of a trial, without the offer. */
const SEEN_OF_TRIAL = {
  signupType: 'freeTrial',
  totalAmount: 4900,
  dueToday: 0,
  laterCharges: { planPeriod: 'monthly', discounted: 0, first: 5900 },
} as const satisfies Seen;

const IN_TRIAL = { freeTrial: true };

describe('a page that was opened before the catalogue changed', () => {
  it.each<[string, Partial<Catalogue>, Seen, object]>([
    [
      'whose offer now ends a month sooner',
      { plans: [PRO], discounts: [{ ...OFFER, period: 1 }] },
      SEEN,
      {},
    ],
    [
      'whose plan costs more after the same offer',
      {
        plans: [{ ...PRO, price: 5400 }],
        discounts: [{ ...OFFER, percentage: false, rate: 990 }],
      },
      SEEN,
      {},
    ],
    [
      'whose plan is now paid by the year',
      { plans: [{ ...PRO, planPeriod: 'yearly' }] },
      {
        ...SEEN_OF_TRIAL,
        signupType: 'paid',
        dueToday: 5900,
        laterCharges: { planPeriod: 'monthly', discounted: 0 },
      },
      {},
    ],
    [
      'whose trial now ends with another first bill',
      { plans: [{ ...PRO, setUpFee: 2000 }] },
      SEEN_OF_TRIAL,
      IN_TRIAL,
    ],
  ])('%s, is told so and charged nothing', async (_, catalogue, formState, paymentRequest) => {
    const server = await aServerWith(catalogue);

    const answer = await pay(
      await aVisitor(server.app),
      aPaidRequest({ formState, paymentRequest }),
    );

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: 'PRICE_CHANGED', data: null });
    expect(booksOf(server)).toEqual([]);
  });

  it.each<[string, Partial<Catalogue>, Seen, object]>([
    ['with an offer', { plans: [PRO], discounts: [OFFER] }, SEEN, {}],
    ['in a trial', { plans: [PRO] }, SEEN_OF_TRIAL, IN_TRIAL],
    [
      'of the previous version, which does not send them,',
      { plans: [PRO] },
      { totalAmount: 4900, dueToday: 5900 },
      {},
    ],
  ])('%s and shows the same charges, orders', async (_, catalogue, formState, paymentRequest) => {
    const server = await aServerWith(catalogue);

    const { statusCode } = await pay(
      await aVisitor(server.app),
      aPaidRequest({ formState, paymentRequest }),
    );

    expect(statusCode).toBe(200);
  });

  const IN_MINUTES = { ...PRO, billingType: 'MINUTES' } as const;

  it.each<
    [string, number, Plan, { days: number; minutes?: number }, { days: number; minutes: number }]
  >([
    ['is shorter now', 409, PRO, { days: 14 }, { days: 7, minutes: 150 }],
    [
      'has fewer minutes now',
      409,
      IN_MINUTES,
      { days: 14, minutes: 150 },
      { days: 14, minutes: 60 },
    ],
    ['is limited to minutes now', 409, IN_MINUTES, { days: 14 }, { days: 14, minutes: 150 }],
    ['is longer now, which the receipt says', 409, PRO, { days: 14 }, { days: 30, minutes: 150 }],
    [
      'has other minutes, of which its plan uses none,',
      200,
      PRO,
      { days: 14 },
      { days: 14, minutes: 60 },
    ],
    ['is as shown', 200, IN_MINUTES, { days: 14, minutes: 150 }, { days: 14, minutes: 150 }],
  ])('whose trial %s: %i', async (_, status, plan, trial, freeTrial) => {
    const server = await aServerWith({ plans: [plan] }, freeTrial);
    const laterCharges = { ...SEEN_OF_TRIAL.laterCharges, trial };

    const answer = await pay(
      await aVisitor(server.app),
      aPaidRequest({
        formState: { ...SEEN_OF_TRIAL, laterCharges },
        paymentRequest: IN_TRIAL,
      }),
    );

    expect(answer.statusCode).toBe(status);
  });

  const IN_USE = { ...IN_MINUTES, minutes: 300, overage: 125 };

  it.each<[string, number, Plan, { minutes: number; overage: number }]>([
    ['charges more for each further minute', 409, { ...IN_USE, overage: 150 }, IN_USE],
    ['includes fewer minutes', 409, { ...IN_USE, minutes: 200 }, IN_USE],
    ['is billed by minutes', 409, IN_USE, { minutes: 0, overage: 0 }],
    ['is as shown', 200, IN_USE, IN_USE],
    ['has no minutes, as shown', 200, PRO, { minutes: 0, overage: 0 }],
  ])('whose plan now %s: %i', async (_, status, plan, { minutes, overage }) => {
    const server = await aServerWith({ plans: [plan] });
    const usage = { minutes, overage };
    const laterCharges = { planPeriod: 'monthly', discounted: 0, usage } as const;
    const formState = { totalAmount: 4900, dueToday: 5900, laterCharges };

    const answer = await pay(await aVisitor(server.app), aPaidRequest({ formState }));

    expect(answer.statusCode).toBe(status);
  });

  it.each<[string, number, 'USD' | 'CAD']>([
    ['charges in another currency, by the same numbers', 409, 'CAD'],
    ['charges in the currency shown', 200, 'USD'],
  ])('whose brand now %s: %i', async (_, status, currency) => {
    const server = await aServerWith({ plans: [PRO] });
    const laterCharges = { planPeriod: 'monthly', discounted: 0, currency } as const;
    const formState = { totalAmount: 4900, dueToday: 5900, laterCharges };

    const answer = await pay(await aVisitor(server.app), aPaidRequest({ formState }));

    expect(answer.statusCode).toBe(status);
  });

  it('does not change the plan of an account that saw another period', async () => {
    const server = await anUpgradingServer();
    const formState = { laterCharges: { planPeriod: 'yearly', discounted: 0 } } as const;

    const answer = await upgrade(
      await signedInAs(server, 'owner'),
      anUpgradeRequest({ formState }),
    );

    expect(answer.json()).toMatchObject({ message: 'PRICE_CHANGED', data: null });
    expect(booksOf(server)).toEqual([]);
  });
});
