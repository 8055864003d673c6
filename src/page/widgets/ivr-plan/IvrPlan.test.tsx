import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { anIvrPlan, aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { renderInPage } from '../../../../tests/factories/pages/renderInPage.tsx';
import { IvrPlan } from './IvrPlan.tsx';

const MENUS = [
  anIvrPlan({ id: 'greeting', name: 'Greeting', price: 900 }),
  anIvrPlan({ id: 'menu', name: 'Menu', price: 2400 }),
];

function show(ivrPlans = MENUS) {
  const sessionInfo = aSession({ plans: [aPlan({ price: 1000 })], ivrPlans });
  return renderInPage(<IvrPlan />, aBrand(), aPageData({ sessionInfo }));
}

test("one menu or none can be selected in the group 'IVR plan'", async () => {
  const { stores } = show();
  const group = within(screen.getByRole('group', { name: 'IVR plan' }));
  const none = group.getByRole('radio', { name: 'No phone menu' });
  expect(none).toHaveProperty('checked', true);

  await userEvent.click(group.getByRole('radio', { name: 'Menu' }));
  expect(stores.plan).toMatchObject({ selectedIVRId: 'menu', totalAmount: 3400 });

  await userEvent.click(none);
  expect(stores.plan).toMatchObject({ selectedIVRId: null, totalAmount: 1000 });
});

test('without menus there is no group', () => {
  expect(show([]).container.textContent).toBe('');
});
