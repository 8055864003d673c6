import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../../../../tests/factories/brands/aBrand.ts';
import { aPayingPage, MANDATE_TEXT } from '../../../../../../tests/factories/pages/aPayingPage.ts';
import { storeOf } from '../../../../../../tests/factories/pages/storeOf.ts';
import { StoresContext } from '../../../../stores/StoresContext.ts';
import { BankStore } from '../BankStore.ts';
import { BankDebitForm } from './BankDebitForm.tsx';

/** The text of the live region. */
function said(): string {
  return document.querySelector('[aria-live=polite]')?.textContent ?? 'no region';
}

function aPanel(...given: Parameters<typeof aPayingPage>) {
  const [config, ...rest] = given;
  const page = aPayingPage({ method: 'ACH', ...config }, ...rest);
  const bank = storeOf(page.payment, BankStore);
  render(
    <StoresContext value={page.stores}>
      <BankDebitForm store={bank} flows={null} />
    </StoresContext>,
  );
  return { ...page, bank };
}

describe('the bank debit panel', () => {
  it("has visible labels, a numeric keyboard, and no autofill of other people's data", () => {
    aPanel();

    for (const name of ['Routing number', 'Account number']) {
      const input = screen.getByRole('textbox', { name });
      expect(input.getAttribute('inputmode')).toBe('numeric');
      expect(input.getAttribute('autocomplete')).toBe('off');
    }
    expect(screen.getByRole('textbox', { name: 'Zip Code' }).getAttribute('autocomplete')).toBe(
      'billing postal-code',
    );
    expect(screen.getByRole('group', { name: 'Billing address' })).toBeTruthy();
  });

  it('suggests the name in the form, and accepts another', async () => {
    const { bank, stores } = aPanel();
    stores.contact.companyName.setValue('Analytical Engines');
    const holder = await screen.findByDisplayValue('Analytical Engines');
    expect(holder).toBe(screen.getByRole('textbox', { name: 'Account holder name' }));

    await userEvent.type(holder, ' Ltd');

    expect(bank.holderName).toBe('Analytical Engines Ltd');
    expect(stores.contact.companyName.value).toBe('Analytical Engines');
  });

  it('has native radio buttons for the kinds of account', async () => {
    const { bank } = aPanel();
    await userEvent.click(screen.getByRole('radio', { name: 'Personal' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Savings' }));

    expect([bank.ownership, bank.accountType]).toEqual(['personal', 'savings']);
    expect(screen.getByRole('radio', { name: 'Savings', checked: true })).toBeTruthy();
  });

  it('shows a problem beside a field once it is left, and removes it while typing', async () => {
    aPanel();
    const routing = screen.getByRole('textbox', { name: 'Routing number' });
    await userEvent.type(routing, '021000022');
    await userEvent.tab();

    expect(routing.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Invalid Routing Number')).toBeTruthy();

    await userEvent.type(routing, '{backspace}1');

    expect(routing.getAttribute('aria-invalid')).toBeNull();
  });

  it('says why it is not available, and offers a retry', () => {
    const { bank } = aPanel();
    expect(said()).toBe('');

    act(() => bank.setReadiness('waiting'));
    expect(said()).toContain('robot check');

    act(() => bank.setReadiness('failed'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it.each([
    ['signup', '‘Pay Now’'],
    ['payment', '‘Change my plan’'],
  ] as const)('on the page %s shows the sentence that is authorised by %s', (view, button) => {
    aPanel({}, { buttons: { ...aBrand().buttons, upgrade: 'Change my plan' } }, view);

    const mandate = screen.getByRole('region', { name: 'Your authorization' });
    expect(mandate.textContent).toContain(MANDATE_TEXT);
    expect(mandate.textContent).toContain(button);
  });
});
