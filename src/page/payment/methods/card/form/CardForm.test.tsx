import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBrand } from '../../../../../../tests/factories/brands/aBrand.ts';
import {
  aCardFormPage,
  CLIENT_TOKEN,
  renderInView,
} from '../../../../../../tests/factories/pages/aCardFormPage.tsx';

/** The elements for the fields' frames, in page order. */
const places = () => screen.getAllByRole('group').filter(({ id }) => id !== '');

/** A card form that waits for its token. */
async function aLoadingForm() {
  const page = aCardFormPage();
  const token = Promise.withResolvers<unknown>();
  page.providers.answers['/client-token'] = { later: token.promise };
  renderInView(page.payment.form('CC').render(), page);
  await act(async () => undefined);
  return { ...page, bring: () => token.resolve(CLIENT_TOKEN.json) };
}

test('Tab does not skip a card that is not drawn yet, and each stop says that it loads', async () => {
  await aLoadingForm();
  expect(places().map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0, 0, 0]);
  for (const place of places()) {
    const said = (place.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(said).toContain('Loading the card form');
  }
});

test('only the frames are Tab stops once they exist, and they receive the focus', async () => {
  const { bring, card } = await aLoadingForm();
  const [, month] = places();
  act(() => month?.focus());
  await act(async () => bring());
  expect(card.focused).toEqual(['expirationMonth']);
  expect(places().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, -1]);
});

test.each([
  ['US', '5 digits are enough.'],
  ['CA', ''],
  ['UK', ''],
] as const)("in %s the postal code's hint matches the market", async (market, hint) => {
  const page = aCardFormPage({}, aBrand({ market }));
  renderInView(page.payment.form('CC').render(), page);
  await act(async () => undefined);
  expect(document.getElementById('postalCode-hint')?.textContent ?? '').toBe(hint);
});
