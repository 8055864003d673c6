import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPageData } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import { AgreementAfterFrench } from './AgreementAfterFrench.tsx';
import { brings } from './brings.ts';

/** As on a page: the stores are prepared before anything shows. */
function Prepared() {
  const stores = useStores();
  useState(() => brings.prepare?.(stores));
  return <AgreementAfterFrench />;
}

test('a visitor from Québec is shown the French texts first, and then chooses expressly', async () => {
  const data = aPageData();
  const link = (name: string) => ({ url: `/terms/${name}.json`, hash: name.repeat(8) });
  const terms = { ...data.pageConfig.terms, firstTerms: link('ft'), firstPrivacy: link('fp') };
  const firstTitles = { terms: 'Conditions générales', privacy: 'Politique de confidentialité' };
  const brand = aBrand({ province: { on: true } });
  const pageConfig = { ...data.pageConfig, terms, firstTitles };
  const { stores } = renderInPage(<Prepared />, brand, { ...data, pageConfig });
  const box = screen.getByRole('checkbox', { name: /^I agree to the Terms/ });
  await userEvent.click(box);
  expect(stores.agreement.agreed).toBe(true);

  act(() => stores.contact.province.setValue('QC'));

  expect(box).toHaveProperty('checked', false);
  const name =
    /^I was given the Conditions générales and the Politique de confidentialité in French/;
  expect(screen.getByRole('checkbox', { name })).toBe(box);
  for (const [title, view] of [
    ['Conditions générales', 'firstTerms'],
    ['Politique de confidentialité', 'firstPrivacy'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: title }));
    expect(stores.modal.view).toBe(view);
  }
  await userEvent.click(box);
  expect(stores.agreement.agreed).toBe(true);
  act(() => stores.contact.province.setValue('ON'));
  expect(stores.agreement.agreed).toBe(true);
});
