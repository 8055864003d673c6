import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { aPlan } from '../../../../tests/factories/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const team = aPlan({ id: 'team', name: 'Team', price: 1000, setUpFee: 5000 });

function show(overrides: Parameters<typeof aSession>[0] = {}, brand = aBrand()) {
  const session = aSession({
    signupType: 'paid',
    plans: [team],
    selectedPlanId: 'team',
    ...overrides,
  });
  return renderInPage(<OrderSummary />, brand, aPageData({ sessionInfo: session }));
}

/** The figure beside a row's name. */
function figure(name: string): string | null | undefined {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
}

test('due today stands first, with the set-up fee in it', () => {
  show();
  expect(figure('Due today')).toBe('$60.00');
  expect(figure('Set-up fee')).toBe('$50.00');
});

test('the number of users multiplies the line', () => {
  const { stores } = show();
  act(() => stores.plan.setNumberOfUsers(3));
  expect(figure('Team, 3 users')).toBe('$30.00');
  expect(screen.getByText('Then $30.00 per month')).toBeTruthy();
});

test('the province decides the tax, under the brand’s name for it', () => {
  const tax = {
    on: true,
    label: 'Sales tax',
    taxRates: [{ provinceCode: 'ON' as const, taxRate: 13 }],
    defaultTaxRate: 5,
  };
  const { stores } = show({}, aBrand({ tax, province: { on: true } }));
  act(() => stores.contact.province.setValue('ON'));
  expect(figure('Sales tax 13% (Ontario)')).toBe('$7.80');
});

test('a trial of a plan billed by minutes says minutes or days, whichever comes first', () => {
  const plans = [aPlan({ id: 'team', price: 9900, billingType: 'MINUTES', minutes: 100 })];
  show({ signupType: 'noCardSignup', plans });
  expect(screen.getByText('150 free minutes or 14 days, whichever comes first')).toBeTruthy();
  expect(figure('Due today')).toBe('$0.00');
});

test('without a plan there is no summary', () => {
  const { container } = show({ plans: [], selectedPlanId: null });
  expect(container.textContent).toBe('');
});
