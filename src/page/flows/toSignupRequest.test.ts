import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { aDiscount, aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { aRootStore } from '../../../tests/factories/pages/aPage.ts';
import { aPageData } from '../../../tests/factories/pages/aPageData.ts';
import type { Discount, Plan } from '../../core/contract/generated/catalogue.ts';
import { toSignupRequest } from './toSignupRequest.ts';

it('sends only the hash from a page that places none of the questions', () => {
  const data = aPageData();
  const pageConfig = { ...data.pageConfig, questionsHash: 'h1' };
  const stores = aRootStore(undefined, { ...data, pageConfig });
  const { questions } = toSignupRequest(stores, 'UTC')({ token: '', variant: 'visible' });
  expect(questions).toEqual({ hash: 'h1', answers: {} });
});

const OFFER = aDiscount({ id: 'offer', discountType: 'promotion', period: 2 });

const WITHOUT_USAGE = { usage: { minutes: 0, overage: 0 }, currency: 'USD' };

it.each<[Plan['signupTypes'][number], Discount[], object]>([
  ['paid', [OFFER], { planPeriod: 'monthly', discounted: 2, full: 4900, ...WITHOUT_USAGE }],
  ['paid', [], { planPeriod: 'monthly', discounted: 0, ...WITHOUT_USAGE }],
  [
    'freeTrial',
    [],
    { planPeriod: 'monthly', discounted: 0, first: 5900, trial: { days: 14 }, ...WITHOUT_USAGE },
  ],
])('sends the later charges of a %s sign-up with a payment', (signupType, discounts, sent) => {
  const plan = aPlan({ price: 4900, setUpFee: 1000, signupTypes: [signupType] });
  const data = aPageData();
  const session = { signupType, discounts, plans: [plan], selectedPlanId: plan.id };
  const sessionInfo = { ...data.sessionInfo, ...session };
  const request = toSignupRequest(aRootStore(aBrand(), { ...data, sessionInfo }), 'UTC');
  const proof = { token: '', variant: 'visible' } as const;
  const payment = { paymentType: 'CC', paymentDetails: { nonce: 'nonce' } } as const;

  expect(request(proof, payment).formState.laterCharges).toEqual(sent);
  expect(request(proof).formState.laterCharges).toBeUndefined();
});
