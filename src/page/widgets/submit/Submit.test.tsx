import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import {
  aCardFormPage,
  renderInCardFormPage,
} from '../../../../tests/factories/pages/aCardFormPage.tsx';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { Submit } from './Submit.tsx';

/** The description of a control besides its name. */
function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
}

function paidPage() {
  const plans = [aPlan({ price: 2900, billingType: 'FLAT' })];
  const sessionInfo = aSession({ signupType: 'paid', plans });
  return renderInPage(<Submit />, aBrand(), aPageData({ sessionInfo }));
}

test.each([
  ['CC', 'Encrypted, and processed by Braintree: we never see your card number.'],
  ['ACH', 'Encrypted, and processed by Braintree: we never see your account number.'],
  ['GC', 'GoCardless collects the payment, under the Direct Debit Guarantee.'],
] as const)('the text about who takes the payment by %s is under the button', (method, trust) => {
  const page = aCardFormPage({ methods: [method, 'CC'] });
  renderInCardFormPage(<Submit />, page);
  act(() => page.payment.choose(method));
  expect(screen.getByText(`${trust} You can change your plan or cancel at any time.`)).toBeTruthy();
});

test("the button has the brand's text, and Cancel leads to its website", () => {
  renderInPage(<Submit />);
  expect(screen.getByRole('button', { name: 'Start now' })).toHaveProperty('disabled', false);
  const cancel = screen.getByRole('link', { name: 'Cancel' });
  expect(cancel.getAttribute('href')).toBe('https://www.slotbook.example');
});

test('the amount due today and later charges are beside the button', () => {
  paidPage();
  expect(screen.getByText('$29.00')).toBeTruthy();
  expect(screen.getByText('Then $29.00 per month')).toBeTruthy();
  expect(screen.getByText('Next charge: $29.00 on December 21, 2026')).toBeTruthy();
});

test('the end of a trial, its later price and how to cancel are beside the button', () => {
  const plans = [aPlan({ price: 2900, billingType: 'FLAT' })];
  const sessionInfo = aSession({ signupType: 'freeTrial', plans });
  renderInPage(<Submit />, aBrand(), aPageData({ sessionInfo }));
  const button = screen.getByRole('button');
  expect(describedBy(button)).toBe(
    'Due today $0.00Free for 14 days. Then billing starts on the plan you choose: $29.00 per month.The trial ends on December 5, 2026. The first charge then is $29.00.',
  );
  expect(screen.getByText('You can change your plan or cancel at any time.')).toBeTruthy();
});

test("a trial's first bill, raised by a set-up fee, shows once beside the button", () => {
  const plans = [aPlan({ price: 2900, setUpFee: 1000, billingType: 'FLAT' })];
  const sessionInfo = aSession({ signupType: 'freeTrial', plans });
  renderInPage(<Submit />, aBrand(), aPageData({ sessionInfo }));
  const said = describedBy(screen.getByRole('button'));
  expect(said.match(/\$39\.00/g)).toHaveLength(1);
  expect(said).toContain('The first charge then is $39.00.');
});

test('the button of a trial without a card has a note that it ends by itself', () => {
  const plans = [aPlan({ name: 'Bell', price: 12_900, billingType: 'FLAT' })];
  const sessionInfo = aSession({ signupType: 'noCardSignup', plans });
  renderInPage(<Submit />, aBrand(), aPageData({ sessionInfo }));
  expect(describedBy(screen.getByRole('button'))).toBe(
    'Due today Free, no card neededFree for 14 days. The trial ends by itself, and nothing is charged. Bell would be $129.00 per month.The trial ends on December 5, 2026.',
  );
});

test('a page without a plan says so beside the button, which stays enabled', () => {
  const sessionInfo = aSession({ plans: [], selectedPlanId: null });
  renderInPage(<Submit />, aBrand(), aPageData({ sessionInfo }));
  const button = screen.getByRole('button', { name: 'Start now' });
  expect(button).toHaveProperty('disabled', false);
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain("Hmm, there's been a hiccup");
});

test('while the page is busy the button says so, keeps focus, and this is announced', () => {
  const { stores } = renderInPage(<Submit />);
  const button = screen.getByRole('button', { name: 'Start now' });
  button.focus();
  act(() => stores.submit.start());
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('Working on it…');
  expect(screen.getByRole('button', { name: 'Start now' })).toBe(button);
});

test('once the order is in progress, and not before, the button says that it is being paid, and keeps its name', () => {
  const { stores } = renderInCardFormPage(<Submit />);
  const button = screen.getByRole('button');
  const name = button.textContent ?? '';
  act(() => stores.submit.start());
  expect(button.textContent).toBe(`${name}Working on it…`);
  act(() => stores.submit.startOrder());
  expect(button.textContent).toBe(`${name}Paying…`);
  expect(screen.getByRole('button', { name })).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('Paying…');
});
