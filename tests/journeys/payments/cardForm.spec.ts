import type { Page } from 'playwright/test';
import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { CARDS, CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { test as inNewPage } from '../../setup/journey.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { drawCard, PAID, place } from '../acts/drawCard.ts';
import { measureLayoutShifts } from '../seeing/measureLayoutShifts.ts';

const FIELDS = ['number', 'expirationMonth', 'expirationYear', 'cvv', 'postalCode'] as const;

for (const [index, [brand, postal, expiry]] of (
  [
    ['coursenest', 'Zip Code', ['Month', 'Year']],
    ['slotbook', 'Zip Code', ['Month', 'Year']],
    ['slotbook-ca', 'Postal Code', ['Month', 'Year']],
    ['frontdesk-uk', 'Post Code', ['Month', 'Year']],
    ['careline', 'Zip Code', ['Expiration date']],
  ] as const
).entries()) {
  test(
    `${brand} asks for a card in its market's words, outside the frames and inside`,
    allButFirst(index),
    async ({ open, page }) => {
      await open(brand, PAID);
      await drawCard(page);
      // A frame loads no typeface, so a similar one that every system has follows the brand's own.
      const [own = '', ...others] = await page
        .locator('#email')
        .evaluate((it) => getComputedStyle(it).fontFamily.split(', '));
      const like = others.includes('serif') ? 'Georgia, serif' : 'system-ui, sans-serif';
      for (const label of ['Card number', ...expiry, 'CVV', postal]) {
        const field = place(page, label).frameLocator('iframe').getByLabel(label, { exact: true });
        await expect(field).toBeEditable();
        await expect(field).toHaveCSS('font-size', '14px');
        await expect(field).toHaveCSS('font-family', `${own}, ${like}`);
        await expect(place(page, label).locator('iframe')).toHaveAttribute('title', label);
      }
    },
  );
}

for (const [index, width] of [390, 1280].entries()) {
  inNewPage(
    `nothing moves while the card form is drawn, at ${width} px`,
    allButFirst(index),
    async ({ open, page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shift = await measureLayoutShifts(page);
      await open('coursenest', PAID);
      await drawCard(page);
      await expect(new SignupForm(page).submitButton).toBeEnabled();
      expect(await shift()).toEqual([]);
    },
  );
}

test('on a phone the card provider is contacted once its form comes near, and the keyboard goes from the password through the card to the agreement', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (it) => /client-token|drawCardFields/.test(it.url()) && asked.push(it.url()));
  await open('slotbook', PAID);
  await waitForHydration(page);
  const form = new SignupForm(page);
  await form.fullName.fill('Ada Lovelace');
  expect(asked).toEqual([]);
  const card = await drawCard(page);
  expect(asked).toHaveLength(2);

  await form.password.focus();
  // The button that shows the password, and the brand's question after it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('What will people book with you?')).toBeFocused();
  for (const name of FIELDS) {
    await page.keyboard.press('Tab');
    await expect(card.field(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(form.agreement).toBeFocused();
});

test('a free sign-up loads nothing of the payment', async ({ open, page }) => {
  const asked: string[] = [];
  page.on('request', (it) => asked.push(it.url()));
  await open('slotbook', '/signup?signupType=free');
  await waitForHydration(page);
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((it) => /payment|client-token|drawCard|three-d/.test(it))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0);
});

test('a missing card is listed with all other problems, and each line leads into its frame', async ({
  open,
  page,
}) => {
  await open('slotbook', PAID);
  const card = await drawCard(page);
  await new SignupForm(page).submitButton.click();
  const summary = page.getByRole('alert').filter({ hasText: /There are \d+ problems/ });
  await summary.getByText(/There are/).click();
  for (const message of ['Card Number', 'Month', 'Year', 'CVV', 'Zip Code']) {
    await expect(summary.getByRole('link', { name: `Enter ${message}` })).toBeVisible();
  }
  await summary.getByRole('link', { name: 'Enter CVV' }).click();
  await expect(card.field('cvv')).toBeFocused();
  await expect(card.field('cvv')).toHaveAccessibleDescription('Enter CVV');
  await expect(card.field('cvv')).toHaveAttribute('aria-invalid', 'true');
  await card.field('cvv').fill('123');
  await expect(card.field('cvv')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(place(page, 'CVV')).toHaveAccessibleDescription('3 digits on the back.');
});

test(
  'an incomplete number is marked as invalid, and its kind is shown',
  IN_FULL,
  async ({ open, page }) => {
    await open('slotbook', PAID);
    const card = await drawCard(page);
    const marks = page.locator('svg[data-card]');
    await expect(marks).toHaveCount(4);
    await card.field('number').pressSequentially('378282');
    await expect(marks).toHaveCount(1);
    await expect(marks).toHaveAttribute('data-card', 'American Express');
    await expect(page.getByText('4 digits on the front.')).toBeVisible();
    await card.field('cvv').focus();
    await expect(place(page, 'Card number')).toHaveAccessibleDescription('Invalid Card Number');
  },
);

/** Delays the card's frames until they are released. */
async function holdFrames(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/client-token', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test(
  'on a phone Enter says what the submission waits for, and then goes into the card',
  IN_FULL,
  async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [form, letGo] = [new SignupForm(page), await holdFrames(page)];
    await open('slotbook', PAID);
    await form.fill(aPerson('early@example.com'));
    await form.fullName.press('Enter');
    await expect(page.getByText('Loading the card form').first()).toBeInViewport();
    await expect(form.submitButton).toHaveAttribute('aria-busy', 'true');
    await expect(form.submitButton).toHaveJSProperty('disabled', false);
    letGo();
    await expect(new CardForm(page).field('number')).toBeFocused();
    await expect(place(page, 'Card number')).toHaveAccessibleDescription('Enter Card Number');
  },
);

test('a Tab that is faster than the card form stops at each of its fields', async ({
  open,
  page,
}) => {
  const letGo = await holdFrames(page);
  await open('slotbook', PAID);
  const form = new SignupForm(page);
  await place(page, 'Card number').scrollIntoViewIfNeeded();
  await place(page, 'Card number').focus();
  await page.keyboard.press('Tab');
  await expect(place(page, 'Month')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(place(page, 'Card number')).toBeFocused();
  await expect(form.agreement).not.toBeFocused();
  letGo();
  await expect(new CardForm(page).field('number')).toBeFocused();
});

test(
  "a press on a field's label goes into its frame, and Enter there sends the form",
  IN_FULL,
  async ({ open, page }) => {
    await open('slotbook', PAID);
    const card = await drawCard(page);
    await page.getByText('Card number', { exact: true }).click();
    await expect(card.field('number')).toBeFocused();
    await card.field('number').press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: /There are \d+ problems/ }),
    ).toBeVisible();
  },
);

test(
  'a visitor taken for a robot ticks the box, and the card form loads',
  IN_FULL,
  async ({ context, open, originOf, page, watch }) => {
    watch.allow(/status of 403/);
    const url = originOf('slotbook');
    await context.addCookies([{ name: 'sandbox_captcha', value: 'robot', url }]);
    await open('slotbook', PAID);
    await page.getByRole('link', { name: 'Go to the robot check' }).waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('main').getByRole('checkbox', { name: 'I am not a robot' }).click();
    await (await drawCard(page)).typeIn({ number: CARDS.visa });
    await expect(page.getByText('Please verify that you are not a robot.')).toHaveCount(0);
  },
);

test(
  'a card takes the colours of another scheme, and keeps its own once it has input',
  IN_FULL,
  async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open('coursenest', PAID);
    const card = await drawCard(page);
    const number = card.field('number');
    const colours = async () => [
      await place(page, 'Card number').evaluate(
        (it) => it.parentElement && getComputedStyle(it.parentElement).backgroundColor,
      ),
      await number.evaluate((it) => getComputedStyle(it).color),
    ];
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    const [light] = await colours();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(colours).toEqual([expect.not.stringMatching(light ?? ''), await ink()]);

    await number.fill(CARDS.visa);
    const before = await colours();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ink).not.toBe(before[1]);
    expect(await colours()).toEqual(before);
    await expect(number).toHaveValue('4111 1111 1111 1111');
  },
);

test('axe finds nothing in the form, drawn and with errors', IN_FULL, async ({ open, page }) => {
  await open('facetable', PAID);
  await drawCard(page);
  const form = new SignupForm(page);
  expect(await findViolations(page)).toEqual([]);
  await form.submitButton.click();
  await expect(place(page, 'CVV')).toHaveAccessibleDescription(/Enter CVV/);
  expect(await findViolations(page)).toEqual([]);
});
