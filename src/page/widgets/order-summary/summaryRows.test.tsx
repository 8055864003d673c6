import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aDiscount, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { OrderSummary } from './OrderSummary.tsx';

function show(overrides: Parameters<typeof aSession>[0], brand = aBrand()) {
  const plans = [aPlan({ id: 'team', name: 'Team', price: 1000 })];
  const sessionInfo = aSession({ signupType: 'paid', plans, selectedPlanId: 'team', ...overrides });
  return renderInPage(<OrderSummary />, brand, aPageData({ sessionInfo }));
}

test.each(['he-IL', 'ar-EG'])('in %s a mark keeps the sign of a discount on its side', (locale) => {
  show(
    { discounts: [aDiscount({ name: 'Welcome offer', oneTime: true, rate: 50 })] },
    aBrand({ locale }),
  );
  const { nextElementSibling } = screen.getByText('Welcome offer', { selector: 'dt' });
  expect(nextElementSibling?.textContent).toMatch(/[\u200e\u200f\u061c]\u2212/);
});
