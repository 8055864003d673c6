import { expect, type Page } from 'playwright/test';
import { saidInvalid } from '../seeing/saidInvalid.ts';
import { FINGER, smallTargets } from '../seeing/smallTargets.ts';

/** Field name → autocomplete token, and a phone's keyboard. */
const FIELDS: Readonly<Record<string, readonly [token: string, keyboard: string]>> = {
  fullName: ['name', 'text'],
  companyName: ['organization', 'text'],
  phoneNumber: ['tel-national', 'tel'],
  email: ['email', 'email'],
  password: ['new-password', 'text'],
  province: ['address-level1', 'text'],
};

/** Returns every contact field on the page, as a browser or a password manager reads it. */
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

/** Returns everything the page asks for, by name and autocomplete token. Nothing may occur twice. */
function readQuestions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select):not([type=radio])')]
      .filter((field) => field.tabIndex >= 0)
      .flatMap((field) => [
        field.labels?.[0]?.textContent ?? field.ariaLabel ?? '',
        field.autocomplete,
      ])
      // 'off' does not name a value.
      .filter((it) => it !== '' && it !== 'off'),
  );
}

/**
 * The position of the form relative to the summary. On a desktop with payment the fields have their
 * own area.
 */
async function columns(page: Page): Promise<{ beside: boolean; above: boolean }> {
  const main = page.getByRole('main');
  const form =
    (await main.boundingBox()) ?? (await main.locator('[data-region=fields]').boundingBox());
  const aside = await page.getByRole('complementary').boundingBox();
  if (!form || !aside) throw new Error('The page has no form or no summary.');
  return { beside: aside.x >= form.x + form.width, above: aside.y + aside.height <= form.y };
}

/**
 * Checks a page right after it was opened: its fields, its targets, and that it fits windows of any
 * width.
 */
export async function expectEasyToUse(page: Page, locale: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const fields = await readFields(page);
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(['email', 'password']));
  for (const [name, found] of Object.entries(fields)) expect(found, name).toEqual(FIELDS[name]);
  const questions = await readQuestions(page);
  expect(questions.length).toBeGreaterThan(3);
  expect(questions).toEqual([...new Set(questions)]);
  expect(await saidInvalid(page), 'invalid before any error').toEqual([]);
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
    await expect.poll(() => smallTargets(page, FINGER), `${width} pixels`).toEqual([]);
  }
  const folded = page.getByRole('complementary').locator('details');
  await expect(folded).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 1280, height: 800 });
}
