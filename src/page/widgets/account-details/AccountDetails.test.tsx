import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { aPageData, aSession } from '../../../../tests/factories/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import type { AccountSummary } from '../../../core/contract/generated/session.ts';
import { AccountDetails } from './AccountDetails.tsx';

function show(overrides: Partial<AccountSummary> = {}) {
  const account: AccountSummary = {
    id: 'account-1',
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
    companyName: '',
    planName: 'Starter',
    status: 'active',
    createdAt: '2026-11-21T10:00:00Z',
    ...overrides,
  };
  const data = aPageData({ sessionInfo: aSession({ account }) });
  return renderInPage(<AccountDetails />, aBrand(), {
    ...data,
    pageConfig: { ...data.pageConfig, view: 'account' },
  });
}

test('an active account is welcomed and led to its dashboard', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Go to your dashboard' });
  expect(way.getAttribute('href')).toBe('https://app.slotbook.example/');
});

test('an account without a name is not welcomed by one', () => {
  show({ fullName: '' });
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeTruthy();
});

test("the trial's end is a date in the brand's own language", () => {
  show({ trialEndsAt: '2026-12-05T10:00:00Z' });
  expect(screen.getByText('December 5, 2026')).toBeTruthy();
});

test('an account that waits for activation has no way to the dashboard yet', () => {
  show({ status: 'pending' });
  expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull();
  expect(screen.getByText('Waiting for activation')).toBeTruthy();
});
