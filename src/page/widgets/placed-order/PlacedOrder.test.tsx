import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlacedOrder } from '../../../../tests/factories/orders/aPlacedOrder.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import type { PlacedOrder as Placed } from '../../../core/contract/generated/session.ts';
import { PlacedOrder } from './PlacedOrder.tsx';

function show(overrides: Partial<Placed> = {}) {
  const placed = aPlacedOrder(overrides);
  const prefill = { fullName: '', companyName: '', phoneNumber: '', email: placed.email };
  const { pageConfig, ...data } = aPageData({ sessionInfo: aSession({ placed, prefill }) });
  return renderInPage(<PlacedOrder />, aBrand(), {
    ...data,
    pageConfig: { ...pageConfig, view: 'placed' },
  });
}

const rows = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);

test('a paid order that waits for its mail says what was paid for what, and what comes next', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
  expect(container.textContent).toContain('Your payment was processed successfully.');
  expect(container.textContent).toContain('We have sent an activation link to ada@example.com.');
  expect(rows()).toEqual([
    'PlanPro, 3 users',
    'Paid today$59.00 Visa ending in\u00a01111',
    'Next payment$49.00 on December\u00a021,\u00a02026',
    'Order numberorder-1',
  ]);
});

test.each([
  ['ada@gmail.com', 'Open Gmail (opens in a new tab)'],
  ['ada@example.com', null],
  ['', null],
])('the mail is one press away when the page for reading %s is known', (email, name) => {
  show({ email });
  const links = screen.queryAllByRole('link', { name: /^Open / });
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(name ? [name] : []);
});

test('a bank payment in progress is not called paid', () => {
  const { container } = show({ awaitsBank: true });
  expect(container.textContent).toContain('Your bank has been told to pay $59.00.');
  expect(container.textContent).not.toContain('Paid today');
});

test('a trial says when it ends and what is charged then, and mentions no payment', () => {
  const at = '2026-12-05T09:00:00.000Z';
  const order = { planName: 'Pro', users: null, trialEndsAt: at, nextCharge: { at, amount: 5900 } };
  const { container } = show({ amountPaid: 0, order });
  expect(container.textContent).not.toMatch(/processed|Paid today/);
  expect(rows()).toEqual([
    'PlanPro',
    'Payment methodVisa ending in\u00a01111',
    'Trial endsDecember\u00a05,\u00a02026',
    'First payment$59.00 on December\u00a05,\u00a02026',
    'Order numberorder-1',
  ]);
});

test('a free sign-up with an active account links to it', () => {
  const order = { planName: 'Starter', users: 1, trialEndsAt: null, nextCharge: null };
  show({
    state: 'activeAccount',
    amountPaid: null,
    paidWith: null,
    order,
    redirectUrl: '/account',
  });
  expect(screen.getByRole('heading', { name: 'Your account is ready' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Continue to your account' });
  expect(link.getAttribute('href')).toBe('/account');
  expect(rows()).toEqual(['PlanStarter, 1 user', 'Order numberorder-1']);
});

test('a session that may not see the order is asked to log in', () => {
  const untold = { email: '', amountPaid: null, paidWith: null, reference: null, order: null };
  show({ ...untold, state: 'activeAccount' });
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  expect(screen.queryAllByRole('term')).toEqual([]);
});

test('the mail can be requested again', async () => {
  const { providers } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('The link is on its way to ada@example.com.')).toBeTruthy();
  expect(providers.bodies('/activation/resend')).toMatchObject([{ email: 'ada@example.com' }]);
});

describe('the link back to the form', () => {
  test.each([
    ['Start a new sign-up', 'activationEmail'],
    ['Start a new sign-up', 'activeAccount'],
    ['Change plan', 'upgraded'],
  ] as const)('is named %s after %s, and opens the form', async (name, state) => {
    const { providers } = show({ state });
    providers.answers['/start-anew'] = { json: { success: true, message: 'STARTED_ANEW' } };
    fireEvent.click(screen.getByRole('button', { name }));
    await expect.poll(() => providers.reloads).toBe(1);
  });

  test('that fails says so, and can be retried', async () => {
    const { flows, providers } = show();
    await act(() => flows.startAnew());
    expect(screen.getByText(/could not be opened/)).toBeTruthy();
    expect(providers.reloads).toBe(0);
    providers.answers['/start-anew'] = { json: { success: true, message: 'STARTED_ANEW' } };
    await act(() => flows.startAnew());
    expect(providers.reloads).toBe(1);
  });
});
