import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spy } from 'mobx';
import { afterEach, expect, test } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../tests/factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../../tests/factories/brands/aBuiltBrand.ts';
import { aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { aHydratedPage } from '../../../tests/factories/pages/aHydratedPage.tsx';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { chunk as payment } from '../widgets/generated/chunks/payment-method.ts';
import { entryWidgets } from '../widgets/generated/entryWidgets.ts';
import { brings } from '../widgets/payment-method/brings.ts';

let stopWatching = () => {};
afterEach(() => stopWatching());

/** Collects the names of the components that render from now on. */
function watchRenders(): readonly string[] {
  const rendered: string[] = [];
  stopWatching = spy((event) => {
    const isObserver = event.type === 'reaction' && event.name.startsWith('observer');
    if (isObserver) rendered.push(event.name.replace('observer', ''));
  });
  return rendered;
}

test.each([
  ['fullName', 'FullName'],
  ['companyName', 'CompanyName'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['phoneNumber', 'PhoneNumber'],
])('a letter typed into %s renders only that field', async (name, component) => {
  await aHydratedPage();
  const field = document.querySelector(`[name=${name}]`);
  if (!(field instanceof HTMLInputElement)) throw new Error(`The page has no field '${name}'.`);
  await userEvent.type(field, '1');
  const rendered = watchRenders();
  await userEvent.keyboard('2');
  expect(field.value).toContain('2');
  expect(rendered).toEqual([component]);
});

test('a press of the button renders only the button, nothing visible around it', async () => {
  const { stores } = await aHydratedPage();
  const rendered = watchRenders();
  act(() => stores.submit.start());
  expect(document.querySelector('[type=submit]')?.getAttribute('aria-busy')).toBe('true');
  // The first renders nothing visible; it reads the problems of the last submission.
  expect(rendered).toEqual(['ProblemSummary', 'SubmitButton']);
});

async function aBankPage() {
  const methods = ['ACH'] as const;
  const pays = {
    methods: [...methods],
    method: 'ACH',
    clientToken: null,
    directDebit: null,
  } as const;
  const data = aPageData();
  await aHydratedPage({
    built: aBuiltBrand({
      brand: aBrand({
        pages: {
          ...aBrand().pages,
          signup: aLayout({ payment: aRegion('payment-method') }),
        },
        payment: { ...aBrand().payment, methods: [...methods] },
      }),
    }),
    data: {
      ...data,
      sessionInfo: aSession({ signupType: 'paid', plans: [aPlan({ price: 2900 })] }),
      pageConfig: { ...data.pageConfig, payment: { ...pays, methods: [...methods] } },
    },
    registry: { ...entryWidgets, ...payment.widgets },
    brings,
  });
}

test.each([
  ['Account holder name', 'AccountHolderField'],
  ['Routing number', 'BankField'],
  ['Account number', 'BankField'],
  ['Street address', 'BankField'],
  ['City', 'BankField'],
  ['Zip Code', 'BankField'],
])(
  "a letter typed into the bank account's %s renders only that field",
  async (label, component) => {
    await aBankPage();
    await userEvent.type(screen.getByRole('textbox', { name: label }), '1');
    const rendered = watchRenders();
    await userEvent.keyboard('2');
    expect(rendered).toEqual([component]);
  },
);
