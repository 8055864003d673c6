import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';

test("a language switch keeps what was typed and selected, and the link's data", async ({
  open,
  page,
}) => {
  await open('slotbook-ca', '/signup?signupType=paid&utm_source=letter');
  await waitForHydration(page);
  await page.getByRole('radio', { name: /^Yearly/ }).check();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada.fr@example.com');
  await page.getByRole('combobox', { name: 'Province' }).selectOption('ON');

  const link = page.getByRole('navigation', { name: 'Language' }).getByRole('link');
  await expect(link).toHaveText('Français');
  await expect(link).toHaveAttribute('hreflang', 'fr-CA');
  await link.click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('textbox', { name: 'Nom complet' })).toHaveValue('Ada Lovelace');
  await expect(page.getByRole('textbox', { name: 'Adresse courriel' })).toHaveValue(
    'ada.fr@example.com',
  );
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('ON');
  await expect(page.getByRole('radio', { name: /^Annuel/ })).toBeChecked();
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('letter');
  expect(await findViolations(page)).toEqual([]);

  // The choice is remembered for the next page.
  await open('slotbook-ca', '/signup');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test(
  'a visitor from Québec is shown the French texts before agreeing to the English ones',
  IN_FULL,
  async ({ open, page }) => {
    await open('slotbook-ca', '/signup?signupType=paid');
    await waitForHydration(page);
    const box = page.locator('#agreed');
    await box.check();
    await page.getByRole('combobox', { name: 'Province' }).selectOption('QC');

    await expect(box).not.toBeChecked();
    await expect(page.getByText(/^I was given the .* in French first\./)).toBeVisible();
    await page.getByRole('button', { name: 'Conditions générales' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Conditions générales' });
    await expect(dialog.locator('[lang="fr"] h3').first()).toBeVisible();
  },
);

test('going back after a language switch does not tick the agreement to texts in the other language', async ({
  open,
  page,
}) => {
  await open('slotbook-ca', '/signup?signupType=free');
  await waitForHydration(page);
  await page.locator('#agreed').check();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await waitForHydration(page);
  await page.goBack();
  await waitForHydration(page);
  const isFrench = (await page.locator('html').getAttribute('lang')) === 'fr-CA';
  await expect(page.locator('#agreed')).toBeChecked({ checked: !isFrench });
});

test(
  "a plan selected instead of the link's survives a language switch and going back",
  IN_FULL,
  async ({ open, page }) => {
    await open('slotbook-ca', '/signup?signupType=paid&planId=slotbook-team');
    await waitForHydration(page);
    await page.getByRole('radio', { name: /^Yearly/ }).check();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page.getByRole('radio', { name: /^Annuel/ })).toBeChecked();
    expect(new URL(page.url()).searchParams.get('planId')).toBe('slotbook-team-yearly');
    await waitForHydration(page);
    await page.goBack();
    await waitForHydration(page);
    await expect(page.getByRole('radio', { name: /^(Yearly|Annuel)/ })).toBeChecked();
  },
);

test(
  'an upgrade keeps its plan and its users through a language switch',
  IN_FULL,
  async ({ open, page }) => {
    await open('slotbook-ca', '/demo/sign-in?as=owner');
    await page.getByRole('link', { name: /^(Change plan|Choose a plan)$/ }).click();
    await waitForHydration(page);
    await page.getByRole('radio', { name: /^Yearly/ }).check();
    const plans = page.getByRole('group', { name: 'Plan', exact: true }).getByRole('radio');
    await plans.nth(1).check();
    await page.getByRole('textbox', { name: 'Number of users' }).fill('7');

    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByRole('radio', { name: /^Annuel/ })).toBeChecked();
    const french = page.getByRole('group', { name: 'Forfait', exact: true }).getByRole('radio');
    await expect(french.nth(1)).toBeChecked();
    await expect(page.getByRole('textbox', { name: /^Nombre d/ })).toHaveValue('7');
  },
);
