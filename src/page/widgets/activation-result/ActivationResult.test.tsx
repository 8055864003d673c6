import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { aPageData } from '../../../../tests/factories/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import { ActivationResult } from './ActivationResult.tsx';

function show(outcome: 'expired' | 'used' | 'unknown') {
  const { pageConfig } = aPageData();
  const activation = { outcome, token: outcome === 'unknown' ? '' : 'old-token' };
  const data = aPageData({ pageConfig: { ...pageConfig, view: 'activation', activation } });
  return renderInPage(<ActivationResult />, aBrand(), data);
}

test('an expired link can be sent again, once', async () => {
  const { providers } = show('expired');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('A new link is on its way to your inbox.')).toBeTruthy();
  expect(providers.bodies('/activation/resend')).toEqual([{ token: 'old-token' }]);
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
});

test('a new link that could not be sent can be asked for again', async () => {
  const { providers } = show('expired');
  providers.answers['/activation/resend'] = { error: { kind: 'offline', cause: 'no network' } };
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  await screen.findByText(/could not be sent/);
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
});

test('a used link leads to the log-in', () => {
  show('used');
  const way = screen.getByRole('link', { name: 'Log in' });
  expect(way.getAttribute('href')).toBe('https://app.slotbook.example/login');
});

test('an unknown link leads back to the sign-up', () => {
  show('unknown');
  expect(screen.getByRole('link', { name: 'Back to sign-up' }).getAttribute('href')).toBe(
    '/signup',
  );
});

test('an unknown link asks whose new one it is to be, and says the same of every address', async () => {
  const { providers } = show('unknown');
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('autocomplete')).toBe('email');
  await userEvent.type(field, 'ada@example.com{Enter}');
  const said = await screen.findByText(
    'If this address has an account that is not active yet, a new link is on its way.',
  );
  expect(said.closest('output')).not.toBeNull();
  expect(providers.bodies('/activation/resend')).toEqual([
    { email: 'ada@example.com', captchaToken: 'token-1' },
  ]);
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
});

test('an address that is none is said beside the field, which takes the focus', async () => {
  const { providers } = show('unknown');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
  expect(providers.requests).toEqual([]);
});
