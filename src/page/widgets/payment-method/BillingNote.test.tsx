import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageBrand } from '../../../../tests/factories/brands/aPageBrand.ts';
import { anAccount, aSubscription } from '../../../../tests/factories/orders/anAccount.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { textsFor } from '../../../core/texts/textsFor.ts';
import { RootStore } from '../../stores/RootStore.ts';
import { StoresContext } from '../../stores/StoresContext.ts';
import { BillingNote } from './BillingNote.tsx';

function noteFor(session: Parameters<typeof aSession>[0]): string | null {
  const plans = [aPlan({ price: 2900, setUpFee: 1000, billingType: 'FLAT' })];
  const brand = aBrand();
  const data = aPageData({ sessionInfo: aSession({ plans, ...session }) });
  const stores = new RootStore(aPageBrand(brand), data, textsFor(brand));
  const { container } = render(
    <StoresContext value={stores}>
      <BillingNote />
    </StoresContext>,
  );
  return container.textContent;
}

it('says that a change of plan ends the trial, and what is paid today', () => {
  const trialEndsAt = '2026-12-05T10:00:00Z';
  const trial = anAccount({ subscription: aSubscription({ trialEndsAt }) });
  expect(noteFor({ signupType: 'paid', account: trial })).toBe(
    'Your free trial ends with this change: $39.00 is paid today.',
  );
  expect(noteFor({ signupType: 'paid', account: anAccount() })).toBe('');
});
