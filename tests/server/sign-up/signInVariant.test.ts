import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../factories/brands/aBrand.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aLeadInfo, aVisitor } from '../../factories/servers/aVisitor.ts';

const built = aPaidBrand({
  market: 'CA',
  province: { on: true },
  tax: {
    on: true,
    label: 'HST',
    taxRates: [{ provinceCode: 'ON', taxRate: 13 }],
    defaultTaxRate: 5,
  },
  form: { ...aBrand().form, signInOn: ['paid'] },
  pages: {
    ...aBrand().pages,
    signup: aLayout({ main: aRegion('email', 'password', 'province', 'submit') }),
  },
});

async function signIn(provinceCode: string | undefined) {
  const server = await aServer({ brands: [built] });
  const visitor = await aVisitor(server.app);
  const leadInfo = {
    ...aLeadInfo(['email', 'password']),
    ...(provinceCode !== undefined && { provinceCode }),
  };
  const formState = { signupType: 'paid', totalAmount: 5537, dueToday: 6667 } as const;
  const answer = await pay(visitor, { ...aPaidRequest({ formState }), leadInfo });
  return { answer, server };
}

it('a paid sign-up on the sign-in variant is taxed by its province', async () => {
  const { answer, server } = await signIn('ON');
  expect(answer.json()).toMatchObject({ success: true, data: { totalAmountPaid: 6667 } });
  const stored = await server.database.selectFrom('subscriptions').selectAll().execute();
  expect(stored).toMatchObject([{ tax_percentage: 13, due_today_amount: 6667 }]);
});

it('a paid sign-up on the sign-in variant without a province is refused, and nothing is charged', async () => {
  const { answer, server } = await signIn(undefined);
  expect(answer.json()).toMatchObject({
    message: 'INVALID_FIELD',
    data: { field: 'province', reason: 'required' },
  });
  expect(server.payments.sales).toEqual([]);
});
