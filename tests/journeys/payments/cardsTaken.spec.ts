import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { CARDS } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { drawCard, PAID, place } from '../acts/drawCard.ts';
import { PayPage } from '../acts/PayPage.ts';

/** The beginning of a card number that the sandbox's merchant does not accept. */
const MIR = '2200 0000';
const NOT_TAKEN = 'This kind of card is not accepted here. Please use another card.';

test('a screen reader reads which cards are accepted', IN_FULL, async ({ open, page }) => {
  await open('slotbook', PAID);
  const card = await drawCard(page);
  const taken = /^Cards accepted: Visa, .*Discover/;
  await expect(page.getByRole('img', { name: taken })).toBeVisible();
  await expect(card.field('number')).toHaveAccessibleDescription(taken);
  expect(await findViolations(page)).toEqual([]);
});

test(
  'a card that is not accepted is reported at its first digits, and blocks the form',
  IN_FULL,
  async ({ open, page }) => {
    await open('slotbook', PAID);
    const card = await drawCard(page);
    const number = place(page, 'Card number');
    await card.field('number').pressSequentially(MIR);
    await expect(number).toHaveAccessibleDescription(NOT_TAKEN);
    await expect(card.field('number')).toHaveAccessibleDescription(NOT_TAKEN);
    await expect(card.field('number')).toHaveAttribute('aria-invalid', 'true');
    await new SignupForm(page).submitButton.click();
    const problems = page.getByRole('alert').filter({ hasText: /There are \d+ problems/ });
    await expect(problems).toContainText(NOT_TAKEN);

    await card.field('number').fill(CARDS.visa);
    await expect(number).not.toHaveAccessibleDescription(NOT_TAKEN);
    await expect(card.field('number')).toHaveAccessibleDescription(/^Cards accepted/);
  },
);

test('a card that only its gateway refuses is reported in a text, with the other payment method', async ({
  open,
  page,
  watch,
}) => {
  watch.allow(/status of 402/);
  await open('ringwell', '/signup?signupType=answeringService');
  const pay = new PayPage(page, 'US');
  await pay.fill('kind.of.card@example.com', CARDS.notAccepted);
  await pay.pay();
  const { dialog } = pay.form;
  await expect(dialog).toContainText('Cards of this kind are not accepted here.');
  await expect(dialog).toContainText('Nothing was charged.');
  await expect(dialog.getByRole('button', { name: /^Use .* instead$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(place(page, 'Card number')).toHaveAccessibleDescription(NOT_TAKEN);
  await expect(pay.card.field('number')).toBeFocused();
});
