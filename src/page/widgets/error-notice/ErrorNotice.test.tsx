import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';

/** Renders an error page. */
function show(message: string, isUpgrade = false, retryAfter?: number) {
  const { pageConfig } = aPageData();
  const errorInfo = { message, isUpgrade, ...(retryAfter !== undefined && { retryAfter }) };
  const data = aPageData({ errorInfo, pageConfig: { ...pageConfig, view: 'error' } });
  renderInPage(<ErrorNotice />, aBrand(), data);
}

/** The targets of the buttons in order. An empty address reloads the page. */
function waysOn(): (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test.each([
  ['INCORRECT_DEAL_ID', "Hmm, there's been a glitch.", /details couldn't be loaded/],
  ['PAYMENT_DECLINED', 'Failed to charge your card', /Something went wrong with charging/],
  ['', 'Sign-up unsuccessful', /server issue/],
  ['something else', "Hmm, there's been a hiccup.", /^Please refresh the page/],
])('the message %j shows under its header', (message, header, text) => {
  show(message);
  expect(screen.getByRole('heading', { name: header })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('a failed upgrade has its own texts', () => {
  show('RATELIMIT_EXCEEDED', true);
  expect(screen.getByRole('heading', { name: 'Payment unsuccessful' })).toBeTruthy();
  expect(screen.getByText(/Your plan couldn't be updated/)).toBeTruthy();
});

test.each([
  ['shows if the server gave one', 540, 'Please try again in 9 minutes.'],
  ['does not show without one', undefined, undefined],
])('the time for a retry %s', (_, retryAfter, text) => {
  show('RATELIMIT_EXCEEDED', false, retryAfter);
  expect(screen.queryByText(/^Please try again in/)?.textContent).toBe(text);
});

test.each([
  ['', ['/signup', 'https://www.slotbook.example']],
  ['PLANS_NOT_AVAILABLE', ['/signup', '']],
  ['INCORRECT_LEAD_ID', ['mailto:hello@slotbook.example', '/signup']],
  ['MISSING_LEAD_OR_DEAL_ID', ['https://app.slotbook.example/login', '/signup']],
  ['BRAIN_TREE_CLIENT_TOKEN_ERROR', ['', 'mailto:hello@slotbook.example']],
])('after %j there are links to continue', (message, hrefs) => {
  show(message);
  expect(waysOn()).toEqual(hrefs);
});

test.each(['UNAUTHORISED_USER_ROLE', 'UNAUTHORISED_USER_ROLE_MEMBER'])(
  'by %s a user who may not upgrade reads whom to ask, with a link to the account',
  (message) => {
    show(message);
    expect(screen.getByRole('heading', { name: 'Owner or admin access required' })).toBeTruthy();
    expect(
      screen.getByText('Please contact the owner or an admin to upgrade this account.'),
    ).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Back to your account' });
    expect(way.getAttribute('href')).toBe('/account');
  },
);

test('404, expired, denied, a dead link and a failure each have a picture of their own', () => {
  const codes = [
    'NOT_FOUND',
    'SESSION_DOES_NOT_EXIST',
    'UNAUTHORISED_USER_ROLE',
    'INCORRECT_LEAD_ID',
    'INTERNAL_SERVER_ERROR',
  ];
  const pictures = codes.map((code) => {
    show(code);
    const path = document.querySelector('path')?.getAttribute('d');
    cleanup();
    return path;
  });
  expect(new Set(pictures).size).toBe(codes.length);
});
