import { describe, expect, it } from 'vitest';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import {
  aCatalogue,
  aDiscount,
  anAddon,
  anIvrPlan,
  aPlan,
} from '../../factories/brands/aCatalogue.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const catalogue = aCatalogue({
  plans: [aPlan({ price: 1000 })],
  addons: [
    anAddon({ id: 'recording', price: 500 }),
    anAddon({ id: 'fax', status: 'inactive' }),
    anAddon({ id: 'team', access: 'admin' }),
  ],
  ivrPlans: [anIvrPlan({ id: 'menu', price: 900 }), anIvrPlan({ id: 'own', access: 'admin' })],
  discounts: [aDiscount({ id: 'friend', rate: 20, discountType: 'referral' })],
});

const brand = aBrand({
  tax: {
    on: true,
    label: 'HST',
    taxRates: [{ provinceCode: 'QC', taxRate: 14.975 }],
    defaultTaxRate: 5,
  },
});

interface Ordered {
  readonly addonIds?: string[];
  readonly ivrId?: string;
  readonly noOfUsers?: number;
  readonly provinceCode?: string;
  readonly utmSource?: string;
  readonly totalAmount: number;
}

async function order(ordered: Ordered) {
  const server = await aServer({ brands: [aBuiltBrand({ brand, catalogue })] });
  const { addonIds, ivrId, noOfUsers = 1, provinceCode, totalAmount, utmSource } = ordered;
  const answer = await (await aVisitor(server.app)).post(
    '/signup/freetrial',
    aSignupRequest({
      leadInfo: provinceCode === undefined ? {} : { provinceCode },
      paymentRequest: {
        selectedPlans: [{ planId: 'starter', noOfUsers }],
        ...(addonIds && { addonIds }),
        ...(ivrId !== undefined && { ivrId }),
      },
      formState: {
        signupType: 'noCardSignup',
        totalAmount,
        ...(utmSource !== undefined && { utmSource }),
      },
    }),
  );
  const stored = await server.database.selectFrom('subscriptions').selectAll().execute();
  return { answer, stored };
}

describe('an order', () => {
  it('is stored with add-ons, IVR plan, users, discount and tax, as the page priced it', async () => {
    const { answer, stored } = await order({
      addonIds: ['recording'],
      ivrId: 'menu',
      noOfUsers: 3,
      provinceCode: 'QC',
      utmSource: 'Referral',
      totalAmount: 4047,
    });
    expect(answer.statusCode).toBe(200);
    expect(stored).toMatchObject([
      {
        quantity: 3,
        addon_ids: '["recording"]',
        ivr_id: 'menu',
        discount_id: 'friend',
        tax_percentage: 14.975,
        recurring_amount: 4047,
        full_amount: 5059,
        due_today_amount: 0,
      },
    ]);
  });

  it('is taxed by the default where no province was chosen', async () => {
    const { stored } = await order({ totalAmount: 1050 });
    expect(stored).toMatchObject([{ tax_percentage: 5, discount_id: null, ivr_id: null }]);
  });

  it.each([
    ['an add-on', { addonIds: ['recording'] }, 1575],
    ['an IVR plan', { ivrId: 'menu' }, 1995],
    ['more users', { noOfUsers: 2 }, 2100],
    ['a province', { provinceCode: 'QC' }, 1150],
    ['a referral', { utmSource: 'referral' }, 840],
  ])('whose total leaves out %s is answered with the new one', async (_name, ordered, total) => {
    const { answer, stored } = await order({ ...ordered, totalAmount: 1050 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: 'PRICE_CHANGED',
      data: { totalAmount: total },
    });
    expect(stored).toEqual([]);
  });

  it.each([
    ['an unknown add-on', { addonIds: ['recording', 'nothing'] }],
    ['an inactive add-on', { addonIds: ['fax'] }],
    ['an add-on of admin access', { addonIds: ['team'] }],
    ['an unknown IVR plan', { ivrId: 'nothing' }],
    ['an IVR plan of admin access', { ivrId: 'own' }],
  ])('with %s is refused', async (_name, ordered) => {
    const { answer, stored } = await order({ ...ordered, totalAmount: 1050 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'EXTRA_NOT_OFFERED' });
    expect(stored).toEqual([]);
  });

  it('that names an add-on twice has it once, at its price', async () => {
    const addonIds = ['recording', 'recording'];
    const { answer, stored } = await order({ addonIds, totalAmount: 1575 });
    expect(answer.statusCode).toBe(200);
    expect(stored).toMatchObject([{ addon_ids: '["recording"]', recurring_amount: 1575 }]);
  });
});

it('a free sign-up accepts no extras', async () => {
  const { app } = await aServer({ brands: [aBuiltBrand({ catalogue })] });
  const answer = await (await aVisitor(app)).post(
    '/signup/free',
    aSignupRequest({ paymentRequest: { addonIds: ['recording'] } }),
  );
  expect(answer.json()).toMatchObject({ message: 'EXTRA_NOT_OFFERED' });
});
