import { aBrand } from '../brands/aBrand.ts';
import { aBuiltBrand } from '../brands/aBuiltBrand.ts';
import { aCatalogue, aDiscount, aPlan } from '../brands/aCatalogue.ts';
import { aPaidRequest } from '../payments/aPaidSignUp.ts';
import { aServer, type TestServer } from './aServer.ts';
import { aVisitor } from './aVisitor.ts';

const PLANS = [
  aPlan({ id: 'starter', signupTypes: ['free'] }),
  aPlan({ id: 'pro', price: 4900, signupTypes: ['paid'] }),
  aPlan({ id: 'agreed', price: 100_000, access: 'admin', signupTypes: ['paid'] }),
];
const DISCOUNTS = [
  aDiscount({
    id: 'spring',
    discountType: 'promotion',
    rate: 5,
    restrictedDiscountPlans: ['agreed'],
  }),
  aDiscount({ id: 'handshake', discountType: 'deal', rate: 50 }),
];

/** A brand with an admin-access plan and a discount only for deals, and another brand. */
export async function aDealServer(): Promise<TestServer> {
  const catalogue = aCatalogue({ plans: PLANS, discounts: DISCOUNTS });
  const signupTypes = { offered: ['free', 'paid'], default: 'free' } as const;
  const brand = aBrand({ signupTypes: { ...signupTypes, offered: ['free', 'paid'] } });
  const other = { ...brand, id: 'facetable', name: 'Facetable', hosts: ['facetable.example'] };
  return aServer({
    brands: [aBuiltBrand({ brand, catalogue }), aBuiltBrand({ brand: other, catalogue })],
  });
}

/** Opens a path as a new visitor. */
export async function openAsVisitor(server: TestServer, path: string) {
  const visitor = await aVisitor(server.app);
  const { statusCode } = await visitor.get(path);
  return { visitor, statusCode, page: server.pages.at(-1) };
}

/** An order of the agreed plan: 1,000.00 for any number of users. */
export function anAgreedRequest(linkToken: string | undefined, amount = 100_000, noOfUsers = 9) {
  return aPaidRequest({
    paymentRequest: { selectedPlans: [{ planId: 'agreed', noOfUsers }] },
    formState: {
      totalAmount: amount,
      dueToday: amount,
      ...(linkToken !== undefined && { linkToken }),
    },
  });
}
