import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPage } from '../../../../../tests/factories/pages/renderInPage.tsx';
import { watchFormats } from '../../../../../tests/factories/texts/watchFormats.ts';
import { SuccessModal } from './SuccessModal.tsx';

function mailSent() {
  const open = vi.fn();
  const page = renderInPage(<SuccessModal open={open} />);
  page.stores.contact.email.setValue('ada@example.com');
  act(() => page.stores.modal.openSuccess({ heading: 'Check your inbox', text: 'Sent.' }));
  return { ...page, open };
}

const again = () => screen.getByRole('button', { name: 'Send it again' });

test('the mail can be sent again to the address that signed up, and that is announced', async () => {
  const { providers } = mailSent();
  await userEvent.click(again());
  const said = await screen.findByText('The link is on its way to ada@example.com.');
  expect(said.tagName).toBe('OUTPUT');
  expect(providers.bodies('/activation/resend')).toEqual([
    { email: 'ada@example.com', captchaToken: 'token-1' },
  ]);
  expect(document.activeElement).toBe(again());
});

test('a visitor taken for a robot is led to the page of the order, whose box no dialog covers', async () => {
  const { providers, stores } = mailSent();
  providers.captchaError = { kind: 'failed', cause: 'robot' };
  await userEvent.click(again());
  expect(providers.visited).toEqual(['?signupType=free']);
  expect([stores.captcha.display, stores.activation.failed]).toEqual([false, false]);
});

test('a mail that could not be sent again is announced, and can be requested again', async () => {
  const { providers } = mailSent();
  providers.answers['/activation/resend'] = { error: { kind: 'rateLimited' } };
  await userEvent.click(again());
  const said = await screen.findByText(/^The link could not be sent\./);
  expect(said.tagName).toBe('OUTPUT');
  expect(again().getAttribute('aria-busy')).toBeNull();
});

test('a visitor who may ask for the mail again only later is told when', async () => {
  const { providers } = mailSent();
  providers.answers['/activation/resend'] = { error: { kind: 'rateLimited', retryAfter: 3400 } };
  await userEvent.click(again());
  const said = await screen.findByText('Please try again in 57 minutes.');
  expect(said.tagName).toBe('OUTPUT');
});

test('a success that leads to the account has no mail to send', () => {
  const { stores } = renderInPage(<SuccessModal />);
  const link = { text: 'Continue', href: 'https://app.slotbook.example/' };
  act(() => stores.modal.openSuccess({ heading: 'Ready', text: 'Welcome.', link }));
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
});

const rows = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);

test('the order shows in a receipt: the plan, what was paid and how, what comes next, its number', () => {
  const { stores } = renderInPage(<SuccessModal />);
  const told = {
    totalAmountPaid: 5900,
    paidWith: { method: 'CC', cardType: 'Visa', lastFour: '1111' },
    reference: 'order-1',
    order: {
      planName: 'Pro',
      users: 3,
      trialEndsAt: null,
      nextCharge: { at: '2026-12-21T09:00:00.000Z', amount: 4900 },
    },
  };
  const paid = { heading: 'Ready', text: 'Paid.', receipt: { told, awaitsBank: false } };
  act(() => stores.modal.openSuccess(paid));
  expect(rows()).toEqual([
    'PlanPro, 3 users',
    'Paid today$59.00 Visa ending in\u00a01111',
    'Next payment$49.00 on December\u00a021,\u00a02026',
    'Order numberorder-1',
  ]);
  act(() => stores.modal.openSuccess({ ...paid, receipt: { told, awaitsBank: true } }));
  expect(rows()).toContain('Payment methodVisa ending in\u00a01111');
  expect(screen.queryByText('Paid today')).toBeNull();
});

test('a trial that its minutes may end sooner promises no day for its first payment', () => {
  const { stores } = renderInPage(<SuccessModal />);
  const at = '2026-12-05T09:00:00.000Z';
  const order = {
    planName: 'Ring 100',
    users: null,
    trialEndsAt: at,
    nextCharge: { at, amount: 29_400 },
  };
  const open = (told: object) =>
    act(() =>
      stores.modal.openSuccess({
        heading: 'Ready',
        text: 'Yours.',
        receipt: { told: { order: { ...order, ...told } }, awaitsBank: false },
      }),
    );
  open({ trialMayEndSooner: true });
  expect(rows().slice(1)).toEqual([
    'Trial endsDecember\u00a05,\u00a02026 at the latest',
    'First payment$294.00 on December\u00a05,\u00a02026 at the latest',
  ]);
  open({});
  expect(rows().at(-1)).toBe('First payment$294.00 on December\u00a05,\u00a02026');
});

test('a receipt without a date creates no formatter, which would block a slow phone', () => {
  const { stores } = renderInPage(<SuccessModal />);
  act(() => stores.clock.set(new Date(), 'Asia/Tokyo'));
  const told = { reference: 'order-1', order: { planName: 'Pro', users: 3 } };
  const asked = watchFormats();
  act(() =>
    stores.modal.openSuccess({
      heading: 'Ready',
      text: 'Yours.',
      receipt: { told, awaitsBank: false },
    }),
  );
  expect(rows()).toContain('PlanPro, 3 users');
  expect(asked).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['text', 'order'],
  ['other shapes', { totalAmountPaid: '59', paidWith: { method: 'X' }, reference: 7, order: [] }],
  ['a time that is none', { order: { planName: 7, nextCharge: { at: 'soon', amount: 1 } } }],
])('an answer that tells %s of its order has no receipt', (_what, told) => {
  const { stores } = renderInPage(<SuccessModal />);
  const receipt = { told, awaitsBank: false };
  act(() => stores.modal.openSuccess({ heading: 'Ready', text: 'Welcome.', receipt }));
  expect(screen.queryAllByRole('term')).toEqual([]);
});

test('a known page for reading mail is one press away, in a new tab', () => {
  const { stores } = mailSent();
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
  act(() => stores.contact.email.setValue('ada@gmail.com'));
  const link = screen.getByRole('link', { name: 'Open Gmail (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://mail.google.com/mail/');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('a press beside the dialog does not close it, because its content would be lost by accident', () => {
  const { open, stores } = mailSent();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  expect(stores.modal.view).toBe('success');
  expect(open).not.toHaveBeenCalled();
});

test('closing it shows the order in place of the form, which could be changed and not sent', () => {
  const { open, stores } = mailSent();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  // Without what else the link says: a link that names another person hides the order.
  expect(open.mock.calls).toEqual([['?signupType=free']]);
  expect(stores.modal.view).toBe('success');
});

test('an envelope is drawn where a mail was sent, and a seal where the account is open', () => {
  const { stores } = mailSent();
  const drawn = () => document.querySelector('[data-scene]')?.getAttribute('data-scene');
  expect(drawn()).toBe('envelope');
  const link = { text: 'Continue', href: 'https://app.slotbook.example/' };
  act(() => stores.modal.openSuccess({ heading: 'Ready', text: 'Welcome.', link }));
  expect(drawn()).toBe('seal');
});
