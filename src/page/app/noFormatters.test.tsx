import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { aHydratedPage } from '../../../tests/factories/pages/aHydratedPage.tsx';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { watchFormats } from '../../../tests/factories/texts/watchFormats.ts';

test.each(['noCardSignup', 'paid', 'freeTrial'] as const)(
  'a page of the kind %s asks no formatter until it can be used: the first holds a slow phone',
  async (signupType) => {
    const main = aRegion('order-summary', 'full-name', 'phone-number', 'email', 'submit');
    const brand = aBrand({ tax: { ...aBrand().tax, on: true } });
    const built = aBuiltBrand({
      brand: { ...brand, pages: { ...brand.pages, signup: aLayout({ main }) } },
    });
    const plan = aPlan({
      price: 2900,
      setUpFee: 1000,
      numberOfUsers: { min: 2, max: 2000, initial: 1500 },
    });
    const sessionInfo = aSession({ signupType, plans: [plan] });
    const page = { built, data: { ...aPageData(), sessionInfo } };
    // The server makes its samples.
    await aHydratedPage(page);
    cleanup();

    const asked = watchFormats();
    await aHydratedPage(page);

    expect(document.body.textContent).toContain('$');
    expect(asked).toEqual([]);
  },
);
