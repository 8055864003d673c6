import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
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

test.each([true, false])(
  'a plan under HIPAA links its terms beside the general ones (checkbox: %s)',
  async (checkbox) => {
    const sessionInfo = aSession({ plans: [aPlan({ isHIPAA: true })] });
    const brand = aBrand({ agreement: { ...aBrand().agreement, checkbox } });
    const { container, stores } = renderInPage(<Agreement />, brand, aPageData({ sessionInfo }));
    expect(container.textContent).toContain(
      'agree to the Terms and Conditions, the Terms and Conditions for plans under HIPAA and the Privacy Policy.',
    );
    const views = [
      ['Terms and Conditions', 'terms'],
      ['Terms and Conditions for plans under HIPAA', 'hipaaTerms'],
      ['Privacy Policy', 'privacy'],
    ] as const;
    for (const [name, view] of views) {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(stores.modal.view).toBe(view);
    }
  },
);

test('a tick must be made again after a HIPAA plan is selected', async () => {
  const plans = [aPlan(), aPlan({ id: 'clinic', isHIPAA: true })];
  const data = aPageData({ sessionInfo: aSession({ plans }) });
  const { stores } = renderInPage(<Agreement />, aBrand(), data);
  const box = screen.getByRole('checkbox', { checked: false });
  await userEvent.click(box);
  act(() => stores.plan.selectPlan('clinic'));
  expect(screen.getByRole('checkbox', { checked: false })).toBe(box);
  await userEvent.click(box);
  expect(stores.agreement.agreed).toBe(true);
});

test('an unticked box is invalid on submission, and says why', () => {
  const { stores } = renderInPage(<Agreement />);
  act(() => stores.agreement.showError());
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Please agree to the terms to continue.');
});

test('a brand without a checkbox says that continuing means agreeing', () => {
  const { agreement } = aBrand();
  renderInPage(<Agreement />, aBrand({ agreement: { ...agreement, checkbox: false } }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/^By continuing you agree/)).toBeTruthy();
});
