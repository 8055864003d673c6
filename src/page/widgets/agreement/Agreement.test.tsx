import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/aBrand.ts';
import { aPlan } from '../../../../tests/factories/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/renderInPage.tsx';
import { Agreement } from './Agreement.tsx';

test('the checkbox is named by its sentence, which begins with I agree', async () => {
  const { stores } = renderInPage(<Agreement />);
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to the Terms/ }));
  expect(stores.agreement.agreed).toBe(true);
});

test('opening a text does not tick the box', async () => {
  const { stores } = renderInPage(<Agreement />);
  await userEvent.click(screen.getByRole('button', { name: 'Terms and Conditions' }));
  expect(stores.modal.view).toBe('terms');
  expect(stores.agreement.agreed).toBe(false);
});

test('a plan under HIPAA opens its own terms', async () => {
  const sessionInfo = aSession({ plans: [aPlan({ isHIPAA: true })] });
  const { stores } = renderInPage(<Agreement />, aBrand(), aPageData({ sessionInfo }));
  await userEvent.click(screen.getByRole('button', { name: 'Terms and Conditions' }));
  expect(stores.modal.view).toBe('hipaaTerms');
});

test('left unticked at submission it is invalid, and says why', () => {
  const { stores } = renderInPage(<Agreement />);
  act(() => stores.agreement.showError());
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Please agree to the terms to continue.');
});

test('a brand without a checkbox says that going on agrees', () => {
  const { agreement } = aBrand();
  renderInPage(<Agreement />, aBrand({ agreement: { ...agreement, checkbox: false } }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/^By continuing you agree/)).toBeTruthy();
});
