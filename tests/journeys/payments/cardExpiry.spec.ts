import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { drawCard, PAID, place } from '../acts/drawCard.ts';

for (const [index, [brand, fields]] of (
  [
    [
      'slotbook',
      [
        ['expirationMonth', 'Month', '13'],
        ['expirationYear', 'Year', '2001'],
      ],
    ],
    ['careline', [['expirationDate', 'Expiration date', '13 / 2001']]],
  ] as const
).entries()) {
  test(
    `${brand} marks an invalid expiry as any other field: by words, an icon and a border, not by its digits alone`,
    allButFirst(index),
    async ({ open, page }) => {
      await open(brand, PAID);
      const card = await drawCard(page);
      const border = (label: string) =>
        place(page, label).evaluate(
          (it) => it.parentElement && getComputedStyle(it.parentElement).borderColor,
        );
      const untouched = await border('CVV');
      await card.field('cvv').fill('1');
      for (const [name, , typed] of fields) await card.field(name).fill(typed);
      await card.field('number').focus();
      await expect(place(page, 'CVV')).toHaveAccessibleDescription(/^Invalid CVV/);
      const marked = await border('CVV');
      expect(marked).not.toBe(untouched);
      for (const [name, label] of fields) {
        const error = page.locator(`#${name}-error`);
        await expect(error).toHaveText(/^Invalid /);
        await expect(error.locator('svg')).toBeVisible();
        await expect(place(page, label)).toHaveAccessibleDescription(/^Invalid /);
        await expect(card.field(name)).toHaveAttribute('aria-invalid', 'true');
        expect(await border(label)).toBe(marked);
      }
    },
  );
}
