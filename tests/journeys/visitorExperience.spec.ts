import type { Page } from 'playwright/test';
import { SignupForm } from '../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../src/ops/gallery/visitor/waitForHydration.ts';
import { shippedBrands } from '../factories/shippedBrands.ts';
import { expect, test } from '../setup/journey.ts';
import { smallTargets } from './acts/smallTargets.ts';

const brands = shippedBrands().map(({ brand }) => brand);

/** Field name → how a browser fills it in, and which keyboard a phone shows. */
const FIELDS: Readonly<Record<string, readonly [token: string, keyboard: string]>> = {
  fullName: ['name', 'text'],
  companyName: ['organization', 'text'],
  phoneNumber: ['tel-national', 'tel'],
  email: ['email', 'email'],
  password: ['new-password', 'text'],
  province: ['address-level1', 'text'],
};

/** Every contact field that the page shows, as a browser or a password manager reads it. */
function readFields(page: Page): Promise<Record<string, readonly string[]>> {
  return page.evaluate(
    (names) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const field = document.querySelector(`main [name=${name}]`);
          const keyboard = field?.getAttribute('inputmode') ?? 'text';
          return field ? [[field.id, [field.getAttribute('autocomplete') ?? '', keyboard]]] : [];
        }),
      ),
    Object.keys(FIELDS),
  );
}

/** Whatever the page asks for, by how it is named and by what a browser fills in: nothing twice. */
function readQuestions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select):not([type=radio])')]
      .filter((field) => field.tabIndex >= 0)
      .flatMap((field) => [
        field.labels?.[0]?.textContent ?? field.ariaLabel ?? '',
        field.autocomplete,
      ])
      .filter((it) => it !== ''),
  );
}

/** Where the form stands to the summary. On a paying page's desk the form's fields have a place of their own. */
async function columns(page: Page): Promise<{ beside: boolean; above: boolean }> {
  const main = page.getByRole('main');
  const form =
    (await main.boundingBox()) ?? (await main.locator('[data-region=fields]').boundingBox());
  const aside = await page.getByRole('complementary').boundingBox();
  if (!form || !aside) throw new Error('The page has no form or no summary.');
  return { beside: aside.x >= form.x + form.width, above: aside.y + aside.height <= form.y };
}

for (const { id, locale } of brands) {
  test(`${id} is easy to fill in, to press and to read at any width`, async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(id, '/signup');
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const fields = await readFields(page);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['email', 'password']));
    for (const [name, found] of Object.entries(fields)) expect(found, name).toEqual(FIELDS[name]);
    const questions = await readQuestions(page);
    expect(questions.length).toBeGreaterThan(3);
    expect(questions).toEqual([...new Set(questions)]);
    expect(await page.locator('[aria-invalid]').count(), 'invalid before any error').toBe(0);
    expect(await page.locator('input[type=number]').count(), 'number fields').toBe(0);
    expect(await smallTargets(page)).toEqual([]);

    await page.setViewportSize({ width: 1025, height: 800 });
    await expect.poll(() => columns(page)).toEqual({ beside: true, above: false });
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect.poll(() => columns(page)).toEqual({ beside: false, above: true });

    // 640 pixels are a 1280 pixel window at 200 %, 320 at 400 %.
    for (const width of [640, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(needed, `${width} pixels`).toBeLessThanOrEqual(width);
      await expect.poll(() => smallTargets(page), `${width} pixels`).toEqual([]);
    }
    const folded = page.getByRole('complementary').locator('details');
    await expect(folded).not.toHaveAttribute('open');
  });
}

test('a target that is too small is found', async ({ open, page }) => {
  await open('slotbook', '/signup');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'x';
    button.className = 'small';
    document.body.append(button);
    Object.assign(button.style, { width: '20px', height: '20px', padding: '0' });
  });
  expect(await smallTargets(page)).toEqual(["button 'x': 20 × 20"]);
});

/** What has the focus and cannot be seen; null where it is in view, or nothing has the focus. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const sees =
      over &&
      (element.contains(over) || over.closest('label, span')?.parentElement?.contains(element));
    return sees ? null : element.id || element.textContent;
  });
}

test('whatever has the focus is in view, and nothing lies over it', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const form = new SignupForm(page);
  await open('ringwell', '/signup');
  await waitForHydration(page);
  // The card's fields are drawn once their place comes near: a page that is still being drawn is another matter.
  await page.locator('#number').scrollIntoViewIfNeeded();
  await expect(form.submitButton).toBeEnabled();
  await page.evaluate(() => scrollTo(0, 0));
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    // A frame of the provider's is brought into view a moment after the focus.
    await expect.poll(() => hiddenFocus(page)).toBeNull();
  }
  await expect(form.dialog).toBeHidden();
});

test('a field that is full keeps the focus', async ({ open, page }) => {
  const form = new SignupForm(page);
  await open('slotbook', '/signup');
  await waitForHydration(page);
  await form.phoneNumber.pressSequentially('2015550123');
  await expect(form.phoneNumber).toHaveValue('201-555-0123');
  await expect(form.phoneNumber).toBeFocused();
  await form.password.pressSequentially('engine1843'.repeat(7));
  await expect(form.password).toBeFocused();
});

test('nothing moves for somebody who asked for less motion', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('slotbook', '/signup');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`
          .split(',')
          .map((it) => Number.parseFloat(it));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

test('in forced colours a chosen plan, a ticked box and the focus are still told apart', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = new SignupForm(page);
  await open('chatmoor-uk', '/signup');
  await waitForHydration(page);
  const outline = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(await outline('label:has(input:checked)')).toBe('solid');
  expect(await outline('label:has(input[type=radio]:not(:checked))')).toBe('none');
  await form.email.focus();
  await expect(form.email).toHaveCSS('outline-style', 'solid');
});

for (const { id } of brands.filter(({ theme }) => theme.dark !== undefined)) {
  test(`${id} is dark for somebody who likes it dark`, async ({ open, page }) => {
    await open(id, '/signup');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).not.toBe(light);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
}
