import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import {
  aCardFormPage,
  renderInCardFormPage,
} from '../../../../tests/factories/pages/aCardFormPage.tsx';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { PAYING_ERROR_CATALOGUE } from '../../../core/rules/errors/payment/paymentCatalogue.ts';
import { outcomeTexts } from '../../../core/texts/en/paying/payingTexts.ts';
import { en } from '../../../core/texts/en.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { ownFault } from '../../payment/faults/ownFault.ts';
import { showPaymentFault } from '../../payment/faults/showPaymentFault.ts';
import { FailureModal } from './FailureModal.tsx';

/** A text that advises to refresh the page. */
const ADVISES_RELOAD = /\bre(fresh|load)\b/;

test('a failure without a message is about a charge', () => {
  const { stores } = renderInPage(<FailureModal />);
  act(() => stores.modal.openFailure());
  expect(screen.getByRole('dialog', { name: 'Failed to charge your card' })).toBeTruthy();
  expect(
    screen.getByText('Something went wrong with charging your account, please try again.'),
  ).toBeTruthy();
});

test("a brand's own text replaces it, and a caller's text replaces both", () => {
  const brand = aBrand({ texts: { failureHeading: 'Not charged', failureMessage: 'Oh dear.' } });
  const { stores } = renderInPage(<FailureModal />, brand);
  act(() => stores.modal.openFailure());
  expect(screen.getByRole('dialog', { name: 'Not charged' }).textContent).toContain('Oh dear.');
  act(() => stores.modal.openFailure({ heading: 'Sign-up unsuccessful', text: 'Try later.' }));
  expect(screen.getByRole('dialog', { name: 'Sign-up unsuccessful' })).toBeTruthy();
});

test('what happened to the money shows below the failure', () => {
  const { stores } = renderInPage(<FailureModal />);
  const message = { heading: 'Failed', text: 'Not paid.', notes: ['Nothing was charged.'] };
  act(() => stores.modal.openFailure(message));
  expect(screen.getByText('Nothing was charged.')).toBeTruthy();
});

test('the reason comes first, then what happened to the money, then what to do', () => {
  const page = aCardFormPage({ methods: ['CC', 'ACH'] });
  const { stores } = renderInCardFormPage(<FailureModal />, page);
  const message = { heading: 'Not paid', text: 'The bank said no.', notes: ['Nothing charged.'] };
  act(() => {
    stores.submit.showFailure('PAYMENT_DECLINED');
    stores.modal.openFailure(message);
  });
  const said = screen.getByRole('dialog').textContent ?? '';
  const places = [
    'Not paid',
    'The bank said no.',
    'Nothing charged.',
    'Try again',
    'Use Bank debit instead',
  ];
  expect(places.map((it) => said.indexOf(it))).toEqual(
    places.map((it) => said.indexOf(it)).toSorted((one, other) => one - other),
  );
  expect(said.indexOf('Not paid')).toBeGreaterThanOrEqual(0);
});

test('a link replaces the retry if the same try cannot succeed', () => {
  const { stores } = renderInPage(<FailureModal />);
  const link = { text: 'Refresh the page', href: '' };
  act(() => stores.modal.openFailure({ heading: 'Failed', text: 'Refresh.', link }));
  expect(screen.getByText('Refresh the page').getAttribute('href')).toBe('');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('after a decline the visitor is led to the field it concerns', async () => {
  const { stores } = renderInPage(<FailureModal />);
  act(() => stores.modal.openFailure({ heading: 'Failed', text: 'Declined.', field: 'number' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(stores.modal.view).toBe('none');
  expect(stores.submit.focusTarget).toBe('number');
});

test('only a decline offers other payment methods', async () => {
  const page = aCardFormPage({ methods: ['CC', 'ACH'] });
  const { payment, stores } = renderInCardFormPage(<FailureModal />, page);
  act(() => stores.modal.openFailure());
  expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull();
  act(() => stores.submit.showFailure('PAYMENT_DECLINED'));
  await userEvent.click(screen.getByRole('button', { name: 'Use Bank debit instead' }));
  expect(payment.method).toBe('ACH');
  expect(stores.modal.view).toBe('none');
  expect(stores.submit.focusTarget).toBe('paymentMethod-ACH');
});

test('a decline does not offer the method that was declined', () => {
  const page = aCardFormPage({ methods: ['CC', 'ACH'] });
  const { stores } = renderInCardFormPage(<FailureModal />, page);
  act(() => {
    stores.submit.showFailure('PAYMENT_DECLINED');
    stores.modal.openFailure({ heading: 'Failed', text: 'Declined.', method: 'ACH' });
  });
  const [offered, ...more] = screen.getAllByRole('button', { name: /instead$/ });
  expect(offered?.textContent).toMatch(/card/i);
  expect(more).toEqual([]);
});

const reloads = () =>
  screen.queryAllByText('Refresh the page').map((link) => link.getAttribute('href'));

test.each(keysOf(PAYING_ERROR_CATALOGUE))(
  'if the text of %s advises to refresh the page, a link does it',
  (code) => {
    const { stores } = renderInPage(<FailureModal />);
    const text = en[PAYING_ERROR_CATALOGUE[code][1]];
    act(() => {
      stores.submit.showFailure(code);
      stores.modal.openFailure({ heading: 'Failed', text });
    });
    expect(reloads()).toEqual(ADVISES_RELOAD.test(text) ? [''] : []);
  },
);

const OF_PAYMENTS = [
  'cardFormFailed',
  'paymentFormExpired',
  'failureMessage',
  'bankDebitFailed',
] as const;

test.each(OF_PAYMENTS)('so it is for a payment that failed with %s', (seen) => {
  const page = aCardFormPage({ methods: ['CC', 'ACH'] });
  renderInCardFormPage(<FailureModal />, page);
  const fault = ownFault(seen, 'payment', 'info', 'FAILED');
  act(() => showPaymentFault(page, { fault, method: 'CC', cause: null }));
  const text = { ...en, ...outcomeTexts }[seen];
  expect(reloads()).toEqual(ADVISES_RELOAD.test(text) ? [''] : []);
  expect(screen.getByRole('button', { name: /instead$/ })).toBeTruthy();
});

test.each([
  ['a card', 'Failed to charge your card', 'card'],
  ['a form', 'Failed to charge your account', 'form'],
  ['a form', 'Sign-up unsuccessful', 'form'],
])('the drawing is of %s above the heading %j', (_what, heading, drawn) => {
  const { stores } = renderInPage(<FailureModal />);
  act(() => stores.modal.openFailure({ heading, text: 'Not done.' }));
  const scene = document.querySelector('[data-scene]');
  expect(scene?.getAttribute('data-scene')).toBe(drawn);
  expect(scene?.getAttribute('aria-hidden')).toBe('true');
});
