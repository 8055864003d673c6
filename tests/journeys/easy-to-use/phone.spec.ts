import type { Page } from 'playwright/test';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { phoneField } from '../acts/phoneField.ts';

/** Pastes from the clipboard, as a visitor does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((it) => navigator.clipboard.writeText(it), text);
  await page.keyboard.press('Control+V');
}

test('a country is found and its number typed with only the keyboard', async ({ open, page }) => {
  const { number, dialCode, search, list } = phoneField(page);
  await open('slotbook', '/signup');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Company name' }).focus();
  await page.keyboard.press('Tab');
  await expect(dialCode).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(list.getByRole('option', { name: 'United States +1' })).toBeInViewport();

  await page.keyboard.type('united k');
  await page.keyboard.press('Enter');
  await expect(dialCode).toBeFocused();
  await expect(dialCode).toHaveAccessibleName('Country code: GB +44, United Kingdom');
  await page.keyboard.press('Tab');
  await expect(number).toBeFocused();
  await page.keyboard.type('2079460958');
  await expect(number).toHaveValue('2079460958');
  await page.keyboard.press('Tab');
  await expect(number).toHaveValue('020 7946 0958');
  await expect(number).not.toHaveAttribute('aria-invalid');
});

test(
  'the search takes a dial code with or without its plus, and says when there is nothing',
  IN_FULL,
  async ({ open, page }) => {
    const { dialCode, search, list } = phoneField(page);
    await open('slotbook', '/signup');
    await dialCode.click();
    await search.fill('+44');
    await expect(list.getByRole('option').first()).toHaveText('United Kingdom+44');
    await search.fill('354');
    await expect(list.getByRole('option')).toHaveText(['Iceland+354']);
    await search.fill('atlantis');
    await expect(page.getByText('No results found').first()).toBeVisible();
    await expect(list.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(search).toBeVisible();
  },
);

const PASTES = [
  ['+44 20 7946 0958', 'GB +44', '020 7946 0958'],
  ['0044 20 7946 0958', 'GB +44', '020 7946 0958'],
  ['+1 (416) 555-0123', 'CA +1', '416-555-0123'],
  ['1 (201) 555-0123', 'US +1', '201-555-0123'],
  ['Phone: +49 30 123456', 'DE +49', '030 123456'],
] as const;

for (const [index, [pasted, code, shown]] of PASTES.entries()) {
  const title = `a paste of '${pasted}' is reduced to ${shown}, beside ${code}`;
  test(title, allButFirst(index), async ({ open, page }) => {
    const { number, dialCode } = phoneField(page);
    await open('slotbook', '/signup');
    await waitForHydration(page);
    await number.focus();
    await paste(page, pasted);
    await expect(dialCode).toHaveText(code);
    await expect(number).toHaveValue(shown);
  });
}

test("the browser's fill moves its dial code to the picker, before the script and after", async ({
  open,
  page,
}) => {
  const { number, dialCode } = phoneField(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opened = open('slotbook', '/signup');
  await number.fill('+44 20 7946 0958');
  await expect(dialCode).toHaveText('US +1');
  release();
  await opened;
  await expect(dialCode).toHaveText('GB +44');
  await expect(number).toHaveValue('020 7946 0958');

  await number.fill('4165550123');
  await page.locator('[autocomplete=tel-country-code]').fill('+1', { force: true });
  await expect(dialCode).toContainText('+1');
  await expect(number).toHaveValue('416-555-0123');
});

test(
  'Canada and the US are told apart by the area code while it is typed',
  IN_FULL,
  async ({ open, page }) => {
    const { number, dialCode } = phoneField(page);
    await open('slotbook', '/signup');
    await waitForHydration(page);
    await number.pressSequentially('4165550123');
    await expect(dialCode).toHaveText('CA +1');
    await number.fill('');
    await number.pressSequentially('2015550123');
    await expect(dialCode).toHaveText('US +1');
  },
);

test('typing, pasting, undo and redo work as in a plain field', async ({ open, page }) => {
  const { number, dialCode } = phoneField(page);
  await open('slotbook', '/signup');
  await waitForHydration(page);
  await number.pressSequentially('2015550123');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(number).toHaveValue('2015590123');
  const caret = () => number.evaluate((it) => it instanceof HTMLInputElement && it.selectionStart);
  await expect.poll(caret).toBe(6);

  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(number).toHaveValue('');
  await page.keyboard.press('Control+Z');
  await expect(number).toHaveValue('2015590123');
  await page.keyboard.press('Control+Shift+Z');
  await expect(number).toHaveValue('');

  await paste(page, '+44 20 7946 0958');
  await expect(number).toHaveValue('020 7946 0958');
  await expect(dialCode).toHaveText('GB +44');
  await page.keyboard.press('Control+Z');
  await expect(number).toHaveValue('+44 20 7946 0958');
  await page.keyboard.press('Control+Shift+Z');
  await expect(number).toHaveValue('020 7946 0958');
});

test(
  'a number is grouped once it is left, and no digit is gained or lost by that',
  IN_FULL,
  async ({ open, page }) => {
    const { number, dialCode, search } = phoneField(page);
    await open('slotbook', '/signup');
    await waitForHydration(page);
    await number.pressSequentially('2015550123');
    await number.blur();
    await expect(number).toHaveValue('201-555-0123');
    await dialCode.click();
    await search.fill('nigeria');
    await page.keyboard.press('Enter');
    await number.fill('');
    await number.pressSequentially('802228420');
    for (let time = 0; time < 3; time += 1) {
      await number.focus();
      await number.blur();
    }
    await expect(number).toHaveValue('802228420');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  "a number of a length that the country does not have is refused, and the country's is taken",
  IN_FULL,
  async ({ open, page }) => {
    const { number, dialCode, search } = phoneField(page);
    await open('slotbook', '/signup?signupType=noCardSignup');
    await number.pressSequentially('0301234');
    await number.blur();
    await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
    await dialCode.click();
    await search.fill('germ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter a valid phone number.')).toBeHidden();
  },
);

test('only what is used is loaded: nothing before a touch, then one zone', async ({
  open,
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /assets\/([A-Za-z0-9-]+?)-[\w-]{6}\.js/.exec(request.url())?.[1];
    if (/^(numberingPlans|zone|CountryList)/.test(name ?? '')) scripts.push(name ?? '');
  });
  const { number, dialCode } = phoneField(page);
  await open('slotbook', '/signup');
  await waitForHydration(page);
  expect(scripts).toEqual([]);
  await number.pressSequentially('2015550123');
  await number.blur();
  await expect(number).toHaveValue('201-555-0123');
  expect(scripts).toEqual(['numberingPlansFor', 'zone-1']);
  await dialCode.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(scripts).toEqual(['numberingPlansFor', 'zone-1', 'CountryList']);
});
