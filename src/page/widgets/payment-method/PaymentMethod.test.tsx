import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import {
  aCardFormPage,
  CLIENT_TOKEN,
  renderInCardFormPage,
} from '../../../../tests/factories/pages/aCardFormPage.tsx';
import { storeOf } from '../../../../tests/factories/pages/storeOf.ts';
import { aCardState } from '../../../../tests/factories/payments/FakeCard.ts';
import { CardStore } from '../../payment/methods/card/CardStore.ts';
import { PaymentMethod } from './PaymentMethod.tsx';

async function showForm(...given: Parameters<typeof aCardFormPage>) {
  const page = renderInCardFormPage(<PaymentMethod />, aCardFormPage(...given));
  await act(async () => undefined);
  return page;
}

test('a single payment method needs no choice', async () => {
  await showForm();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Payment' })).toBeTruthy();
});

test('several payment methods are real radio buttons', async () => {
  const { payment } = await showForm({ methods: ['CC', 'ACH'] });
  const group = within(screen.getByRole('group', { name: 'Payment method' }));
  expect(group.getByRole('radio', { name: 'Card' })).toHaveProperty('checked', true);
  await userEvent.click(group.getByRole('radio', { name: 'Bank debit' }));
  expect(payment.method).toBe('ACH');
});

test('the choice of methods can be focused by its id, as a failure that offers it does', async () => {
  await showForm({ methods: ['CC', 'ACH'] });
  const radio = screen.getByRole('radio', { name: 'Bank debit' });
  expect(document.getElementById('paymentMethod-ACH')).toBe(radio);
});

test('another method can be selected while a press waits', async () => {
  const { payment, stores } = await showForm({ methods: ['CC', 'ACH'] });
  act(() => stores.submit.start());
  await userEvent.click(screen.getByRole('radio', { name: 'Bank debit' }));
  expect(payment.method).toBe('ACH');
});

test('the method cannot be changed during the payment', async () => {
  const { payment, stores } = await showForm({ methods: ['CC', 'ACH'] });
  act(() => {
    stores.submit.start();
    stores.submit.startOrder();
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Bank debit' }));
  expect(payment.method).toBe('CC');
  act(() => stores.submit.end('notInProgress'));
  await userEvent.click(screen.getByRole('radio', { name: 'Bank debit' }));
  expect(payment.method).toBe('ACH');
});

test('the card stays on the page, out of sight, while another method is selected', async () => {
  const { payment, card } = await showForm({ methods: ['CC', 'ACH'] });
  act(() => payment.choose('ACH'));
  expect(screen.queryByRole('group', { name: 'Card number' })).toBeNull();
  act(() => payment.choose('CC'));
  expect(screen.getByRole('group', { name: 'Card number' })).toBeTruthy();
  expect([card.drawn.length, card.torndown]).toEqual([1, 0]);
});

test.each([
  ['US', 'Zip Code'],
  ['CA', 'Postal Code'],
  ['UK', 'Post Code'],
] as const)('in %s the fields end with a %s', async (market, postal) => {
  const { card } = await showForm({}, aBrand({ market }));
  const named = ['Card number', 'Month', 'Year', 'CVV', postal];
  expect(card.drawn[0]?.fields.map(({ label }) => label)).toEqual(named);
  for (const name of named) expect(screen.getByRole('group', { name })).toBeTruthy();
  expect(screen.getAllByRole('group')).toHaveLength(named.length);
});

test('a brand can ask for one expiration date', async () => {
  const payment = { ...aBrand().payment, expiration: 'single' as const };
  await showForm({}, aBrand({ payment }));
  expect(screen.getByRole('group', { name: 'Expiration date' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Month' })).toBeNull();
});

test('the frames are styled in 14 px', async () => {
  const { card } = await showForm();
  expect(card.drawn[0]?.styles['input']?.['font-size']).toBe('14px');
});

test('an error is outside the frame, linked to its field', async () => {
  const { payment } = await showForm();
  act(() => void payment.check());
  const place = screen.getByRole('group', { name: 'CVV' });
  const described = (place.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Enter CVV', '3 digits on the back.']);
});

test('a wrong card field is announced when it is left, a missing one by the submission', async () => {
  const { card, payment } = await showForm();
  const incomplete = { isValid: false, isEmpty: false };
  act(() => card.tell(aCardState(['cvv'], { ...incomplete, isFocused: true })));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => card.tell(aCardState(['cvv'], { ...incomplete, isFocused: false })));
  expect(screen.getByRole('alert').textContent).toBe('Invalid CVV');
  act(() => void payment.check());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('the kind of card is shown and announced, with the position of its code', async () => {
  const { card, container } = await showForm();
  const marks = () =>
    [...container.querySelectorAll('svg')].flatMap((it) => it.dataset['card'] ?? []);
  await expect.poll(marks).toEqual(['Visa', 'Mastercard', 'American Express', 'Discover']);
  const cardType = { type: 'american-express', name: 'American Express', codeLength: 4 };
  act(() => card.tell({ ...aCardState(['number']), cardType }));
  expect(marks()).toEqual(['American Express']);
  expect(screen.getByText('Kind of card: American Express')).toBeTruthy();
  expect(screen.getByText('4 digits on the front.')).toBeTruthy();
});

test('a focused element passes the focus into its frame', async () => {
  const { card } = await showForm();
  act(() => document.getElementById('number')?.focus());
  expect(card.focused).toEqual(['number']);
});

test.each([
  [{ kind: 'timedOut', cause: 'slow' }, 'The card form could not be loaded.'],
  [{ kind: 'lost', cause: 'cut' }, 'Please check your connection or ad blocker.'],
  [{ kind: 'offline', cause: 'no network' }, 'You seem to be offline.'],
  [{ kind: 'rateLimited', retryAfter: 45 }, 'Please try again in 45 seconds.'],
  [{ kind: 'rateLimited' }, 'Please try again in a few minutes.'],
  [{ kind: 'refused', message: 'BRAIN_TREE_CLIENT_TOKEN_ERROR', data: null }, 'The fault is ours'],
  [{ kind: 'unreadable', status: 502, cause: '<html>' }, 'The fault is ours'],
] as const)('a form that failed to load says why and can be retried', async (error, why) => {
  const page = aCardFormPage();
  page.providers.answers['/client-token'] = { error };
  renderInCardFormPage(<PaymentMethod />, page);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(why);
  const isBlockable = error.kind === 'lost' || error.kind === 'timedOut';
  expect(alert.textContent?.includes('ad blocker')).toBe(isBlockable);
  page.providers.answers['/client-token'] = CLIENT_TOKEN;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(storeOf(page.payment, CardStore).readiness).toBe('ready');
});

test('a form that waits for the captcha leads to it', async () => {
  const page = aCardFormPage();
  page.providers.captchaError = { kind: 'failed', cause: 'no score' };
  renderInCardFormPage(<PaymentMethod />, page);
  const link = await screen.findByRole('link', { name: 'Go to the robot check' });
  expect(link.getAttribute('href')).toBe('#robotCheck');
});

test("the bank's challenge is a named dialog that can be closed", async () => {
  const { payment } = await showForm();
  act(() => storeOf(payment, CardStore).setChallenged(true));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm with your bank' });
  const close = within(dialog).getByRole('button', { name: 'Stop, and go back to the payment' });
  expect(close).toBeTruthy();
});

test("leaving a bank's question is not ignored: a calm message is announced", async () => {
  const { payment } = await showForm();
  const region = document.querySelector('#CC-status + [aria-live="polite"]');
  expect(region?.textContent).toBe('');
  act(() => storeOf(payment, CardStore).setLeft(true));
  expect(region?.textContent).toBe(
    "You left your bank's question. Nothing was charged: please try again when you are ready.",
  );
});

test('a frame that takes the focus while it is drawn is scrolled into view', async () => {
  await showForm();
  const frame = document.querySelector('#cvv iframe');
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('The field has no frame.');
  const scrolled = vi.fn();
  frame.scrollIntoView = scrolled;
  fireEvent.blur(window);
  expect(scrolled).not.toHaveBeenCalled();
  frame.tabIndex = 0;
  frame.focus();
  fireEvent.blur(window);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});
