import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aLead, aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { Email } from './Email.tsx';

const taken = { json: { success: true, message: '', data: { emailStatus: 'UNAVAILABLE' } } };

function field(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Email' });
}

test('the browser can fill it in, and no keyboard capitalises it', () => {
  renderInPage(<Email />);
  expect(field().getAttribute('autocomplete')).toBe('email');
  expect(field().getAttribute('autocapitalize')).toBe('none');
});

test('a known address shows beside the field, with a log-in link', async () => {
  const { providers } = renderInPage(<Email />);
  providers.answers['/email'] = taken;
  await userEvent.type(field(), 'ada@example.com');
  await userEvent.tab();
  const link = await screen.findByRole('link', { name: 'Log in instead' });
  expect(link.getAttribute('href')).toBe('https://app.slotbook.example/login');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('a running check is announced, and so is its result', async () => {
  const { providers } = renderInPage(<Email />);
  let answer: (json: unknown) => void = () => undefined;
  providers.answers['/email'] = { later: new Promise((resolve) => (answer = resolve)) };
  await userEvent.type(field(), 'ada@example.com');
  await userEvent.tab();
  expect(screen.getByRole('status').textContent).toBe('Checking this email address');
  answer({ success: true, message: '', data: { emailStatus: 'AVAILABLE' } });
  expect(await screen.findByText('This email address can be used.')).toBeTruthy();
});

test('that an address is taken is announced, because the visitor has moved on', async () => {
  const { providers } = renderInPage(<Email />);
  providers.answers['/email'] = taken;
  await userEvent.type(field(), 'ada@example.com');
  await userEvent.tab();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This email address is unavailable.');
});

test('the address of an authorised lead cannot be changed', () => {
  const prefill = { fullName: '', companyName: '', phoneNumber: '', email: 'ada@example.com' };
  const sessionInfo = aSession({ lead: aLead(), prefill });
  renderInPage(<Email />, aBrand(), aPageData({ sessionInfo }));
  expect(field()).toHaveProperty('disabled', true);
});

test('the address of an offer cannot be changed, and says so', () => {
  const prefill = { ...aSession().prefill, email: 'nora@example.com' };
  const sessionInfo = aSession({ isEmailFixed: true, prefill });
  renderInPage(<Email />, aBrand(), aPageData({ sessionInfo }));
  expect(field()).toHaveProperty('disabled', true);
  expect(field()).toHaveProperty('value', 'nora@example.com');
  const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('This offer is for this email address alone.');
});
