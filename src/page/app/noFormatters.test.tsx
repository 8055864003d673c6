import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { anAddon, aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { aHydratedPage } from '../../../tests/factories/pages/aHydratedPage.tsx';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { watchFormats } from '../../../tests/factories/texts/watchFormats.ts';
import { AddOns } from '../widgets/add-ons/AddOns.tsx';
import { entryWidgets } from '../widgets/generated/entryWidgets.ts';

test.each(['noCardSignup', 'paid', 'freeTrial'] as const)(
  'a page of the kind %s creates no formatter until it can be used, because the first blocks a slow phone',
  async (signupType) => {
    const main = aRegion(
      'order-summary',
      'add-ons',
      'full-name',
      'phone-number',
      'email',
      'submit',
    );
    const brand = aBrand({ tax: { ...aBrand().tax, on: true } });
    const built = aBuiltBrand({
      brand: { ...brand, pages: { ...brand.pages, signup: aLayout({ main }) } },
    });
    const plan = aPlan({
      price: 2900,
      setUpFee: 1000,
      numberOfUsers: { min: 2, max: 2000, initial: 1500 },
    });
    const addons = ['calls', 'fax', 'chat'].map((id) => anAddon({ id, name: id }));
    const sessionInfo = aSession({ signupType, plans: [plan], addons });
    const registry = { ...entryWidgets, 'add-ons': AddOns };
    const page = { built, data: { ...aPageData(), sessionInfo }, registry };
    // The server creates its samples.
    await aHydratedPage(page);
    cleanup();

    const asked = watchFormats();
    await aHydratedPage(page);

    expect(document.body.textContent).toContain('$');
    expect(document.body.textContent).toContain('calls, fax, chat');
    expect(asked).toEqual([]);
  },
);
