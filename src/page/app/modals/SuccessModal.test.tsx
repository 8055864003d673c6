import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import { SuccessModal } from './SuccessModal.tsx';

function mailSent() {
  const page = renderInPage(<SuccessModal />);
  page.stores.contact.email.setValue('ada@example.com');
  act(() => page.stores.modal.openSuccess({ heading: 'Check your inbox', text: 'Sent.' }));
  return page;
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

test('a mail that could not be sent again is announced, and can be asked for anew', async () => {
  const { providers } = mailSent();
  providers.answers['/activation/resend'] = { error: { kind: 'rateLimited' } };
  await userEvent.click(again());
  const said = await screen.findByText(/^The link could not be sent\./);
  expect(said.tagName).toBe('OUTPUT');
  expect(again().getAttribute('aria-busy')).toBeNull();
});

test('a success that leads to the account has no mail to send', () => {
  const { stores } = renderInPage(<SuccessModal />);
  const link = { text: 'Continue', href: 'https://app.slotbook.example/' };
  act(() => stores.modal.openSuccess({ heading: 'Ready', text: 'Welcome.', link }));
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
});
