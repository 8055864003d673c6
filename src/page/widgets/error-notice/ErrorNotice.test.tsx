import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { aPageData } from '../../../../tests/factories/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';

/** The page that /error leads to. */
function show(message: string) {
  const { pageConfig } = aPageData();
  const data = aPageData({ errorInfo: { message }, pageConfig: { ...pageConfig, view: 'error' } });
  renderInPage(<ErrorNotice />, aBrand(), data);
}

test.each([
  ['INCORRECT_DEAL_ID', "Hmm, there's been a glitch.", /details couldn't be loaded/],
  ['', 'Sign-up unsuccessful', /server issue/],
  ['something else', "Hmm, there's been a glitch.", /hiccup/],
])('the message %j is said under its header', (message, header, text) => {
  show(message);
  expect(screen.getByRole('heading', { name: header })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('there is a way on', () => {
  show('');
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/signup');
  expect(screen.getByRole('link', { name: 'Go to Slotbook' })).toBeTruthy();
});

test('whoever may not upgrade is told whom to ask, and led back to the account', () => {
  show('UNAUTHORISED_USER_ROLE');
  expect(screen.getByRole('heading', { name: 'Owner or admin access required' })).toBeTruthy();
  expect(
    screen.getByText('Please contact the owner or an admin to upgrade this account.'),
  ).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Back to your account' });
  expect(way.getAttribute('href')).toBe('/account');
});
