import type { Page } from 'playwright/test';
import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { activateBy } from '../acts/activateBy.ts';

const withDarkScheme = shippedBrands()
  .map(({ brand }) => brand)
  .filter((brand) => brand.theme.dark !== undefined);

test('a picture without a text is found, on the page and in a frame of it', async ({
  open,
  page,
}) => {
  await open('slotbook', '/signup');
  await page.evaluate(() => document.querySelector('main')?.append(new Image(9, 9)));
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.title = 'A frame';
    document.querySelector('main')?.append(frame);
    frame.contentDocument?.body.append(new Image(9, 9));
  });
  const places = (await findViolations(page)).filter((it) => it.startsWith('image-alt: '));
  expect(places).toEqual([
    expect.stringMatching(/^image-alt: img\b/),
    expect.stringMatching(/^image-alt: iframe img\b/),
  ]);
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
});

/** The dark scheme can only break colours; everything else is checked in the light one. */
const COLOURS = { rules: ['color-contrast'] } as const;

/** Checks the page's current state on a desktop and on a phone. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await findViolations(page), `${width} pixels`).toEqual([]);
  }
}

test(
  'a form full of errors is accessible, also after a failed robot check',
  IN_FULL,
  async ({ open, page, context, originOf, watch }) => {
    watch.allow(/status of 403/);
    await context.addCookies([
      { name: 'sandbox_captcha', value: 'robot', url: originOf('slotbook-ca') },
    ]);
    const form = new SignupForm(page);
    await open('slotbook-ca', '/signup?signupType=noCardSignup');
    await form.submitButton.click();
    await expect(page.getByText(/^There are \d+ problems$/)).toBeVisible();
    await expectAccessible(page);

    await form.fill(aPerson('access@example.com'));
    await form.submitButton.click();
    await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible();
    await form.email.fill('taken@example.com');
    await form.submitButton.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
  },
);

for (const [index, { id }] of withDarkScheme.entries()) {
  test(
    `${id} is dark for a visitor who prefers a dark scheme, and readable empty and with errors`,
    allButFirst(index),
    async ({ open, page }) => {
      const form = new SignupForm(page);
      await open(id, '/signup');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(ground).not.toBe(light);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      expect(await findViolations(page, COLOURS)).toEqual([]);
      await form.submitButton.click();
      await expect(form.email).toHaveAttribute('aria-invalid', 'true');
      expect(await findViolations(page, COLOURS)).toEqual([]);
    },
  );
}

test('the pages after the sign-up are accessible: account, links that do not work, errors', async ({
  open,
  page,
  mailTo,
  watch,
}) => {
  watch.allow(/status of (401|404)/);
  const form = new SignupForm(page);
  await open('careline', '/signup?signupType=noCardSignup');
  await form.fill(aPerson('pages@example.com'));
  await form.submitButton.click();
  const mail = await mailTo('pages@example.com');
  const link = mail.links.find((it) => it.includes('/activate?')) ?? '';
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Activate account' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await activateBy(page, link);
  await expect(page.getByText('Your account is active.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  for (const path of ['/activate?token=wrong', '/no-such-page', '/error']) {
    await open('facetable', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  }
});

test(
  'the index, the payments and the mailbox of the sandbox are accessible',
  IN_FULL,
  async ({ page, product }) => {
    for (const path of ['/', '/sandbox', '/sandbox/gateway', '/sandbox/mailbox']) {
      await page.goto(`http://localhost:${product.port}${path}`);
      expect(await findViolations(page)).toEqual([]);
    }
  },
);

for (const [brand, query] of [
  ['ringwell', 'ach=true'],
  ['ringwell-uk', 'gc=true'],
] as const) {
  test(
    `${brand} with ${query} is accessible, empty and full of errors`,
    IN_FULL,
    async ({ open, page }) => {
      await open(brand, `/signup?signupType=paid&${query}`);
      const pay = page.getByRole('button', { name: /^(Pay Now|Pay by Direct Debit)$/ });
      await expect(pay).toBeEnabled();
      await expectAccessible(page);

      await pay.click();
      await expect(page.getByText(/^There are \d+ problems$/)).toBeVisible();
      await expectAccessible(page);
    },
  );
}
