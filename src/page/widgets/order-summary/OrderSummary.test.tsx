import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import {
  aDiscount,
  anAddon,
  anIvrPlan,
  aPlan,
} from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
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

/** The amount beside a row's name. */
function figure(name: string): string | null | undefined {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
}

test('the amount due today comes first, and includes the set-up fee', () => {
  show();
  expect(figure('Due today')).toBe('$60.00');
  expect(figure('Set-up fee')).toBe('$50.00');
});

test("the plan's price is a row, and a free plan is named without one", () => {
  const { unmount } = show({ plans: [aPlan({ ...team, planPeriod: 'yearly', setUpFee: 0 })] });
  expect(figure('Team, 1 user')).toBe('$10.00 per year');
  unmount();
  show({ signupType: 'free', plans: [aPlan({ id: 'team', name: 'Free', price: 0 })] });
  expect(figure('Due today')).toBe('Free, no card needed');
  expect(screen.queryByText('$0.00')).toBeNull();
});

test('the folded line names the plan, whatever it costs today or later', () => {
  const folded = (container: HTMLElement) =>
    [...container.querySelectorAll('summary > span')].map(({ textContent }) => textContent);
  const { container, unmount } = show();
  expect(folded(container)).toEqual(['Order summary', 'Team', '$60.00']);
  unmount();
  const trial = show({ signupType: 'noCardSignup' });
  expect(folded(trial.container)[1]).toBe('Team');
  trial.unmount();
  const free = show({ signupType: 'free', plans: [aPlan({ id: 'team', name: 'Free', price: 0 })] });
  expect(folded(free.container)[1]).toBe('Free');
});

test('the number of users multiplies the line', () => {
  const { stores } = show();
  act(() => stores.plan.setNumberOfUsers(3));
  expect(figure('Team, 3 users')).toBe('$30.00 per month');
  expect(screen.getByText('Then $30.00 per month', { selector: 'li' })).toBeTruthy();
});

test("the province determines the tax, under its own name or the brand's", () => {
  const tax = {
    on: true,
    label: 'Sales tax',
    labels: { QC: 'GST and QST' },
    taxRates: [
      { provinceCode: 'ON' as const, taxRate: 13 },
      { provinceCode: 'QC' as const, taxRate: 14.975 },
    ],
    defaultTaxRate: 5,
  };
  const { stores } = show({}, aBrand({ tax, province: { on: true } }));
  expect(figure('Sales tax 5% (until you choose a province)')).toBe('$3.00');
  act(() => stores.contact.province.setValue('ON'));
  expect(figure('Sales tax 13% (Ontario)')).toBe('$7.80');
  act(() => stores.contact.province.setValue('QC'));
  expect(figure('GST and QST 14.975% (Quebec)')).toBe('$8.99');
});

test('a default rate that no province can change has no note about one', () => {
  const tax = { on: true, taxRates: [], defaultTaxRate: 20 };
  show({}, aBrand({ tax }));
  expect(figure('Tax 20%')).toBe('$12.00');
});

test('a trial of a plan billed by minutes says minutes or days, whichever comes first', () => {
  const plans = [aPlan({ id: 'team', price: 9900, billingType: 'MINUTES', minutes: 100 })];
  show({ signupType: 'noCardSignup', plans });
  expect(screen.getByText('150 free minutes or 14 days, whichever comes first')).toBeTruthy();
  expect(figure('Due today')).toBe('Free, no card needed');
});

test('without a plan there is no summary', () => {
  const { container } = show({ plans: [], selectedPlanId: null });
  expect(container.textContent).toBe('');
});

test('each add-on and the IVR plan have a row', () => {
  const addons = [anAddon({ name: 'Call recording', price: 1900 })];
  const { stores } = show({ addons, ivrPlans: [anIvrPlan({ name: 'Menu', price: 2400 })] });
  act(() => {
    stores.plan.setAddon('extra', true);
    stores.plan.selectIvrPlan('menu');
  });
  expect(figure('Call recording')).toBe('$19.00');
  expect(figure('Menu')).toBe('$24.00');
  expect(figure('Due today')).toBe('$103.00');
});

test('a waived set-up fee is mentioned', () => {
  show({}, aBrand({ plans: { catalogue: 'slotbook-us', setUpFeeWaived: true } }));
  expect(figure('Set-up fee')).toBe('Waived');
  expect(figure('Due today')).toBe('$10.00');
});

test('a discount on the first charge only has the price after it', () => {
  show({ discounts: [aDiscount({ name: 'Welcome offer', oneTime: true, rate: 50 })] });
  expect(figure('Welcome offer')).toBe('−$5.00');
  expect(screen.getByText('Then $10.00 per month', { selector: 'li' })).toBeTruthy();
  expect(screen.queryByText('Charges with the discount')).toBeNull();
});

test('a discount of three months lists each charge, and the first without it', () => {
  show({ discounts: [aDiscount({ rate: 20, period: 3 })] });
  expect(['Month 1', 'Month 2', 'Month 3'].map(figure)).toEqual(['$8.00', '$8.00', '$8.00']);
  expect(figure('From month 4')).toBe('$10.00');
  expect(screen.getByText('$8.00 per month for 3 months, then $10.00 per month')).toBeTruthy();
});

test('a discount of three months says how much of a year it covers', () => {
  const plan = aPlan({ id: 'team', price: 220_000, planPeriod: 'yearly', billingType: 'FLAT' });
  show({
    plans: [plan],
    discounts: [aDiscount({ name: '20% off for three months', rate: 20, period: 3 })],
  });
  expect(figure('20% off for three months, on 3 of 12 months')).toBe('−$110.00');
  expect(figure('Due today')).toBe('$2,090.00');
  expect(screen.getByText('Then $2,200.00 per year', { selector: 'li' })).toBeTruthy();
});

test('a longer schedule is folded until it is asked for', async () => {
  show({ discounts: [aDiscount({ rate: 20, period: 6 })] });
  const title = screen.getByText('Charges with the discount');
  expect(title.closest('details')).toHaveProperty('open', false);
  await userEvent.click(title);
  expect(title.closest('details')).toHaveProperty('open', true);
  expect(figure('From month 7')).toBe('$10.00');
});

test('a discount that excludes the plan is not shown', () => {
  show({ discounts: [aDiscount({ name: 'Referral', restrictedDiscountPlans: ['team'] })] });
  expect(screen.queryByText('Referral')).toBeNull();
});

test('a trial billed by minutes says what it includes, and how it ends', () => {
  const minutes = { billingType: 'MINUTES', minutes: 100, overage: 219 } as const;
  const plans = [aPlan({ id: 'team', name: 'Ring 100', price: 9900, ...minutes })];
  show({ signupType: 'freeTrial', plans });
  for (const note of [
    '150 free minutes or 14 days, whichever comes first',
    'Besides the free minutes, the trial includes the 100 minutes of Ring 100, and overage may apply.',
    '$2.19 for each further minute',
    'If you cancel, your account is deactivated immediately.',
  ]) {
    expect(screen.getByText(note)).toBeTruthy();
  }
});

test('a trial by minutes without a card says nothing of further minutes, which it cannot charge', () => {
  const minutes = { billingType: 'MINUTES', minutes: 100, overage: 219 } as const;
  show({ signupType: 'noCardSignup', plans: [aPlan({ id: 'team', ...minutes })] });
  expect(screen.getByText('150 free minutes or 14 days, whichever comes first')).toBeTruthy();
  expect(screen.queryByText(/overage|further minute/)).toBeNull();
});

test("a trial's first bill includes the set-up fee", () => {
  show({ signupType: 'noCardSignup' });
  expect(figure('Due today')).toBe('Free, no card needed');
  expect(figure('First bill')).toBe('$60.00');
  expect(screen.getByRole('heading', { name: 'If you go on with the plan' })).toBeTruthy();
});

test('a trial with a card continues automatically', () => {
  show({ signupType: 'freeTrial' });
  expect(figure('Due today')).toBe('$0.00');
  expect(screen.getByRole('heading', { name: 'After your trial' })).toBeTruthy();
  expect(screen.queryByText('If you go on with the plan')).toBeNull();
});

describe('a change of the total', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What is announced after a while without changes. */
  function said(): string | null {
    act(() => void vi.runAllTimers());
    return screen.getByRole('status').textContent;
  }

  test('is announced: the amount due today, and later charges', () => {
    const { stores } = show();
    act(() => stores.plan.setNumberOfUsers(2));
    expect(said()).toBe('Due today $70.00. Then $20.00 per month');
  });

  test('is announced with its discount', () => {
    const { stores } = show({
      discounts: [aDiscount({ name: 'Welcome offer', rate: 50, oneTime: true })],
    });
    act(() => stores.plan.setNumberOfUsers(4));
    expect(said()).toBe('Due today $70.00. Welcome offer −$20.00. Then $40.00 per month');
  });

  test('is announced while the summary is folded', () => {
    show();
    expect(screen.getByRole('status').closest('details')).toBeNull();
  });
});

test("'Change plan' opens the plan dialog", async () => {
  const { stores } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Change plan' }));
  expect(stores.modal.editPlan).toBe(true);
});

test('without a choice there is nothing to edit', () => {
  show({ plans: [{ ...team, billingType: 'FLAT' }] });
  expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull();
});

test('the next steps are in order: the mail or the open account, and the first step', () => {
  const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  show({ signupType: 'freeTrial' }, aBrand({ afterSignup: 'activationEmail' }));
  expect(steps().slice(-2)).toEqual([
    'We email you a link that activates your account.',
    'Set things up as you like them.',
  ]);
});
