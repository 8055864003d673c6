import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPayingPage } from '../../../../../../tests/factories/pages/aPayingPage.ts';
import { storeOf } from '../../../../../../tests/factories/pages/storeOf.ts';
import { StoresContext } from '../../../../stores/StoresContext.ts';
import { DirectDebitStore } from '../DirectDebitStore.ts';
import { DirectDebitForm } from './DirectDebitForm.tsx';

/** The text of the live region. */
function said(): string {
  return document.querySelector('[aria-live=polite]')?.textContent ?? 'no region';
}

function aPanel() {
  const { payment, stores } = aPayingPage({ method: 'GC' });
  const directDebit = storeOf(payment, DirectDebitStore);
  const { email } = stores.contact;
  render(
    <StoresContext value={stores}>
      <DirectDebitForm store={directDebit} flows={null} />
    </StoresContext>,
  );
  return { directDebit, email };
}

it('says what happens next, and what the guarantee promises', () => {
  aPanel();

  expect(screen.getByText(/‘Pay by Direct Debit’, a secure form/)).toBeTruthy();
  const guarantee = screen.getByRole('region', {
    name: 'The Direct Debit Guarantee protects you',
  });
  expect(guarantee.textContent).toContain('your bank refunds it in full');
  expect(said()).toBe('');
});

it('says that the visitor closed it, and that it is set up for their address only', () => {
  const { directDebit, email } = aPanel();

  act(() => directDebit.setLeft(true));
  expect(said()).toContain('nothing was set up');

  act(() => {
    email.setValue('ada@example.com');
    directDebit.payFor('ada@example.com');
    directDebit.setLeft(false);
    directDebit.authorise({ billingRequestFlowID: 'BRF1', mandateId: null });
  });
  expect(said()).toContain('is set up');

  act(() => email.setValue('bob@example.com'));
  expect(said()).toBe('');
});
