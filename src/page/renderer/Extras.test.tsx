import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aBrand } from '../../../tests/factories/aBrand.ts';
import { anAddon, aPlan } from '../../../tests/factories/aCatalogue.ts';
import { aPageData, aSession } from '../../../tests/factories/aPageData.ts';
import { renderInPage } from '../../../tests/factories/renderInPage.tsx';
import { AddOns } from '../widgets/add-ons/AddOns.tsx';

const ADDONS = [
  anAddon({ id: 'recording', name: 'Call recording', price: 1900 }),
  anAddon({ id: 'language', name: 'Second language', price: 4900 }),
];

function show(isOpen = false) {
  const sessionInfo = aSession({ plans: [aPlan()], addons: ADDONS });
  const { container } = renderInPage(
    <AddOns isOpen={isOpen} />,
    aBrand(),
    aPageData({ sessionInfo }),
  );
  return container;
}

test('extras fold to a line that names them and the lowest price', () => {
  const page = show();
  expect(page.querySelector('details')).toHaveProperty('open', false);
  const line = page.querySelector('summary')?.textContent;
  expect(line).toBe('Add-onsfrom +$19.00Call recording, Second language');
});

test('the line names what is chosen, and what it adds', async () => {
  const page = show(true);
  expect(page.querySelector('details')).toHaveProperty('open', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Second language' }));
  expect(page.querySelector('summary')?.textContent).toBe('Add-ons+$49.00Second language');
});
