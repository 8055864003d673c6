import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { type FakeProviders, refused } from '../../../../tests/factories/pages/FakeProviders.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { ActivationResult } from './ActivationResult.tsx';

function show(outcome: 'ready' | 'expired' | 'used' | 'unknown', brand = aBrand()) {
  const { pageConfig } = aPageData();
  const activation = { outcome, token: outcome === 'unknown' ? '' : 'old-token' };
  const data = aPageData({ pageConfig: { ...pageConfig, view: 'activation', activation } });
  return renderInPage(<ActivationResult />, brand, data);
}

const answered = (outcome: string, redirectUrl: string | null = null) => ({
  json: { success: true, message: 'ACTIVATION', data: { outcome, redirectUrl } },
});

test('a link is used by a press, and shows where to continue', async () => {
  const { providers } = show('ready');
  providers.answers['/activation'] = answered('activated');
  await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
  expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeTruthy();
  const thanks = screen.getByText('Thank you for confirming your email address.');
  expect(thanks.closest('output')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    'https://app.slotbook.example/login',
  );
  expect(providers.bodies('/activation')).toEqual([{ token: 'old-token' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the browser that signed up is redirected to the account', async () => {
  const { providers } = show('ready');
  providers.answers['/activation'] = answered('activated', 'https://app.slotbook.example/');
  await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
  await screen.findByRole('heading', { name: 'Your account is active' });
  expect(providers.visited).toEqual(['https://app.slotbook.example/']);
});

test('a link that has expired meanwhile offers a new one', async () => {
  const { providers } = show('ready');
  providers.answers['/activation'] = answered('expired');
  await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
  expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeTruthy();
});

test.each([
  ['offline', { error: { kind: 'offline', cause: 'no network' } }],
  ['answered by what is no answer', { json: { success: true, data: { outcome: 'surprising' } } }],
] as const)('a press that is %s can be repeated', async (_name, answer) => {
  const { providers } = show('ready');
  providers.answers['/activation'] = answer;
  await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
  await screen.findByText(/could not be activated/);
  expect(screen.getByRole('button', { name: 'Activate account' })).toBeTruthy();
});

test('an expired link can be sent again, once', async () => {
  const { providers, stores } = show('expired');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('A new link is on its way to your inbox.')).toBeTruthy();
  // The button that was pressed is gone.
  expect(stores.submit.focusTarget).toBe('message');
  expect(providers.bodies('/activation/resend')).toEqual([{ token: 'old-token' }]);
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
});

test('a new link that could not be sent can be requested again', async () => {
  const { providers, stores } = show('expired');
  providers.answers['/activation/resend'] = { error: { kind: 'offline', cause: 'no network' } };
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  await screen.findByText(/could not be sent/);
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
  expect(stores.submit.focusTarget).toBeNull();
});

test.each([
  ['ready', '/activation', 'Activate account'],
  ['expired', '/activation/resend', 'Send a new link'],
  ['unknown', '/activation/resend', 'Send a new link'],
] as const)('a visitor who may press only later is told when: %s', async (outcome, path, name) => {
  const { providers, stores } = show(outcome);
  stores.contact.email.setValue('ada@example.com');
  providers.answers[path] = { error: { kind: 'rateLimited', retryAfter: 3400 } };
  await userEvent.click(screen.getByRole('button', { name }));
  const said = await screen.findByText('Please try again in 57 minutes.');
  expect(said.closest('output')).not.toBeNull();
  expect(screen.queryByText(/in a moment/)).toBeNull();
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

test('an unknown link asks for an address, and gives the same answer for every address', async () => {
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

test('a visitor taken for a robot on a page without the box is told that nothing was sent', async () => {
  const { pages } = aBrand();
  const bare = { ...pages.activation, main: [{ widget: 'activation-result' as const }], lower: [] };
  const brand = aBrand({ pages: { ...pages, signup: bare, activation: bare } });
  const { providers, stores } = show('unknown', brand);
  providers.captchaError = { kind: 'failed', cause: 'robot' };
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
  await screen.findByText(/could not be sent/);
  expect(stores.captcha.display).toBe(false);
});

test.each([
  [
    'the captcha itself',
    (it: FakeProviders) => {
      it.captchaError = { kind: 'failed', cause: 'robot' };
    },
  ],
  [
    'the server',
    (it: FakeProviders) => {
      it.answers['/activation/resend'] = refused('Recaptcha validation failed');
    },
  ],
])('a visitor taken for a robot by %s ticks the box, and gets the link', async (_who, refuse) => {
  const { flows, providers, stores } = show('unknown');
  refuse(providers);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
  expect([stores.captcha.display, stores.submit.focusTarget]).toEqual([true, 'robotCheck']);
  expect(screen.queryByText(/could not be sent/)).toBeNull();
  providers.answers['/activation/resend'] = { json: { success: true } };
  await act(() => flows.captchaTicked('ticked'));
  expect(screen.getByText(/a new link is on its way/)).toBeTruthy();
  // The box that was ticked is gone.
  expect(stores.submit.focusTarget).toBe('message');
  expect(providers.bodies('/activation/resend').at(-1)).toEqual({
    email: 'ada@example.com',
    captchaToken: 'ticked',
    rVersion: 'visible',
  });
  expect(stores.captcha.display).toBe(false);
});

test.each(['activated', 'expired', 'used'])(
  'the focus of a press whose button is gone moves to the news: %s',
  async (outcome) => {
    const { providers, stores } = show('ready');
    providers.answers['/activation'] = answered(outcome);
    await userEvent.click(screen.getByRole('button', { name: 'Activate account' }));
    const heading = await screen.findByRole('heading', { name: /This link has|is active/ });
    expect([stores.submit.focusTarget, heading.tabIndex]).toEqual([heading.id, -1]);
  },
);

test('an invalid address shows its error beside the field, which takes the focus', async () => {
  const { providers } = show('unknown');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
  expect(providers.requests).toEqual([]);
});
