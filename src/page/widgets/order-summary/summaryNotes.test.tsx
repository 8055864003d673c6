import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { OrderSummary } from './OrderSummary.tsx';

function show(overrides: Parameters<typeof aSession>[0], brand = aBrand()) {
  const plans = [aPlan({ id: 'team', name: 'Team', price: 1000 })];
  const sessionInfo = aSession({ signupType: 'paid', plans, selectedPlanId: 'team', ...overrides });
  return renderInPage(<OrderSummary />, brand, aPageData({ sessionInfo }));
}

test('thousands of minutes have the separator of the language', () => {
  const minutes = { billingType: 'MINUTES', minutes: 3000, overage: 219 } as const;
  const plans = [aPlan({ id: 'team', name: 'Ring 3000', price: 9900, ...minutes })];
  const { unmount } = show({ plans });
  expect(screen.getByText(/3,000 minutes/)).toBeTruthy();
  unmount();
  show({ plans, signupType: 'freeTrial' }, aBrand({ freeTrial: { minutes: 1500, days: 14 } }));
  expect(screen.getByText(/^1,500 free minutes or 14 days/, { selector: 'li' })).toBeTruthy();
  expect(screen.getByText(/3,000 minutes of Ring 3000/, { selector: 'li' })).toBeTruthy();
});
