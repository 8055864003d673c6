import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { anAccount } from '../../../../tests/factories/orders/anAccount.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import type { AccountSummary } from '../../../core/contract/generated/session.ts';
import { AccountDetails } from './AccountDetails.tsx';

function show(overrides: Partial<AccountSummary> = {}) {
  const data = aPageData({ sessionInfo: aSession({ account: anAccount(overrides) }) });
  return renderInPage(<AccountDetails />, aBrand(), {
    ...data,
    pageConfig: { ...data.pageConfig, view: 'account' },
  });
}

test('an active account has a welcome and a link to its dashboard', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
  expect(screen.getByText('Your account is active.')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Go to your dashboard' });
  expect(way.getAttribute('href')).toBe('https://app.slotbook.example/');
});

test('it has a log-out that needs no script', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/sign-out');
  expect(form?.getAttribute('method')).toBe('post');
  expect(screen.getByRole('button', { name: 'Sign out' }).getAttribute('type')).toBe('submit');
});

test('an account without a name has a welcome without one', () => {
  show({ fullName: '' });
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeTruthy();
});

test("it shows its owner and its age, in the brand's language and the account's time zone", () => {
  show({ createdAt: '2026-11-21T02:00:00Z', timeZone: 'America/Los_Angeles' });
  expect(screen.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
    'Analytical Engines',
    'ada@example.com',
    'Since November 20, 2026',
  ]);
});

test('an account that waits for activation has no link to the dashboard', () => {
  show({ status: 'pending' });
  expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull();
  expect(screen.getByText('Your account waits for activation.')).toBeTruthy();
});
