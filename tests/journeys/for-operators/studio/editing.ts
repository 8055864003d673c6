import { findViolations } from '../../../../src/ops/gallery/pictures/findViolations.ts';
import { IN_FULL } from '../../../setup/inFull.ts';
import { expect, test } from '../../../setup/studioJourney.ts';

test('a change shows in the preview as it is typed, and is saved as one line', async ({
  edit,
  page,
  preview,
  setting,
  studio,
}) => {
  const before = await studio.readBrand('facetable');
  await edit('facetable');
  await page.getByRole('button', { name: 'Words' }).click();
  await setting('/headings/paid').getByLabel('Paid', { exact: true }).fill('Meet your whole team');
  await page.getByLabel('Sign-up type').selectOption('paid');
  await expect(preview.getByRole('heading', { name: 'Meet your whole team' })).toBeVisible();

  await page.getByRole('button', { name: 'Changes' }).click();
  const changes = page.getByRole('dialog', { name: 'What saving changes' });
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  await changes.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await studio.readBrand('facetable')).toBe(
    before.replace('Create your account', 'Meet your whole team'),
  );
});

test(
  'an inherited value is overridden, undone, and returned to its layer',
  IN_FULL,
  async ({ edit, page, preview, setting }) => {
    await edit('facetable');
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('button of a free');
    const button = setting('/buttons/free');
    const text = button.getByLabel('Free', { exact: true });
    await expect(text).toHaveValue('Create account');
    await expect(button.getByText(/^From base, line \d+$/)).toBeVisible();

    await text.fill('Open my rooms');
    await expect(button.getByText(/^Overrides “Create account” of base, line \d+$/)).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Open my rooms' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue('Create account');
    await page.keyboard.press('Control+Shift+z');
    await expect(text).toHaveValue('Open my rooms');
    await button.getByRole('button', { name: 'Reset: Free' }).click();
    await expect(text).toHaveValue('Create account');
    await expect(page.getByText('No changes')).toBeVisible();
  },
);

test('a problem shows at its field, and is never written', async ({
  edit,
  page,
  preview,
  setting,
  studio,
}) => {
  const before = await studio.readBrand('careline');
  await edit('careline');
  await page.getByRole('button', { name: 'Look' }).click();
  const ink = setting('/theme/ink').getByLabel('Text colour', { exact: true });
  await ink.fill('#c0c0c0');
  await expect(setting('/theme/ink').getByText(/has a contrast of/)).toBeVisible();
  await expect(ink).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.getByText('This is the last version without problems.')).toBeVisible();
  await expect(preview.getByRole('main')).toBeVisible();
  await page.keyboard.press('Control+s');
  expect(await studio.readBrand('careline')).toBe(before);

  await page.getByRole('button', { name: 'Brand', exact: true }).click();
  await page.getByRole('link', { name: /has a contrast of/ }).click();
  await expect(ink).toBeFocused();
  expect(await findViolations(page, { without: 'iframe' })).toEqual([]);
  await setting('/theme/ink')
    .getByRole('button', { name: /^Use “#/ })
    .click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test(
  'a file that was changed elsewhere is not overwritten without a question',
  IN_FULL,
  async ({ edit, page, setting, studio, watch }) => {
    watch.allow(/status of 409/);
    const whole = await studio.readBrand('chatmoor');
    await edit('chatmoor');
    await setting('/name').getByRole('textbox').fill('Chatmoor Two');
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    await studio.writeBrand('chatmoor', '{ "id": "chatm');
    await page.getByRole('button', { name: 'Save' }).click();
    const half = page.getByRole('dialog', { name: 'Your changes are not saved' });
    await expect(half.getByText('It cannot be read now')).toBeVisible();
    await expect(half.getByRole('button')).toHaveText(['Drop my changes', 'Keep mine']);
    await half.getByRole('button', { name: 'Keep mine' }).click();

    const theirs = whole.replace('Chatmoor, Inc.', 'Chatmoor LLC');
    await studio.writeBrand('chatmoor', theirs);
    await page.getByRole('button', { name: 'Save' }).click();

    const dialog = page.getByRole('dialog', { name: 'Your changes are not saved' });
    await expect(dialog.getByText('was changed elsewhere')).toBeVisible();
    expect(await studio.readBrand('chatmoor')).toBe(theirs);
    await dialog.getByRole('button', { name: 'Open it as it is now' }).click();
    await expect(setting('/name').getByRole('textbox')).toHaveValue('Chatmoor');
    await expect(setting('/legalName').getByRole('textbox')).toHaveValue('Chatmoor LLC');
  },
);

test('a click mends a mistyped key and an item of a list', IN_FULL, async ({ page, studio }) => {
  const whole = await studio.readBrand('coursenest');
  const spoilt = whole
    .replace('"redirectHosts"', '"redirectHost"')
    .replace('"hosts": ["', '"hosts": ["https://');
  await studio.writeBrand('coursenest', spoilt);
  await page.goto(`${studio.url}/brands/coursenest`);
  await page.getByRole('button', { name: 'Make it “redirectHosts”' }).click();
  await page.getByRole('button', { name: /^Use “/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await studio.readBrand('coursenest')).toBe(whole);
});

test('a new brand is on screen at once, with only the keyboard', async ({
  page,
  preview,
  studio,
}) => {
  await page.goto(studio.url);
  await page.getByRole('button', { name: 'New brand' }).press('Enter');
  await page.getByLabel('Name', { exact: true }).pressSequentially('Dayplan');
  await page.keyboard.press('Tab');
  await page.keyboard.type('dayplan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brands\/dayplan$/);
  await expect(preview.getByRole('main')).toBeVisible();
  expect(JSON.parse(await studio.readBrand('dayplan'))).toMatchObject({ name: 'Dayplan' });
});

test(
  'the preview is brought where a visitor would get, on a phone and in the dark',
  IN_FULL,
  async ({ edit, page, preview }) => {
    await edit('coursenest');
    const bar = page.getByRole('region', { name: 'Preview' });
    await bar.getByLabel('Width').selectOption('390');
    await bar.getByLabel('Scheme').selectOption('dark');
    await bar.getByLabel('State').selectOption('errors');
    await expect(preview.locator('[aria-invalid=true]').first()).toBeVisible();
    const look = () => `${innerWidth} ${getComputedStyle(document.documentElement).colorScheme}`;
    // A newer version of the page may replace the frame meanwhile.
    await expect(async () => {
      expect(await preview.locator('html').evaluate(look)).toBe('390 dark');
    }).toPass();
  },
);

const SLOW = { timeout: 40_000 };

const PREVIEWED = [
  ['careline', 'answeringService', 'ACH'],
  ['chatmoor-uk', 'paid', 'GC'],
  ['coursenest', 'paid', null],
] as const;

for (const [brand, type, method] of PREVIEWED) {
  const title = `the preview of ${brand} is brought to a success and to a decline`;
  test(title, IN_FULL, async ({ edit, page, preview }) => {
    test.slow();
    await edit(brand);
    const bar = page.getByRole('region', { name: 'Preview' });
    await bar.getByLabel('Sign-up type').selectOption(type);
    if (method !== null) await bar.getByLabel('Way to pay').selectOption(method);
    await bar.getByLabel('State').selectOption('success');
    const said = preview.locator('#root').getByRole('dialog');
    // Two pages load in sequence, and a card asks its bank in between.
    await expect(said).toContainText('Your payment was processed successfully', SLOW);
    await bar.getByLabel('State').selectOption('failure');
    await expect(said).toContainText('Something went wrong with charging your account', SLOW);
  });
}

test(
  'unsaved changes are not left for the list or another brand without a question',
  IN_FULL,
  async ({ edit, page, setting }) => {
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void (answer ? dialog.accept() : dialog.dismiss());
    });
    await edit('ringwell-uk');
    const name = setting('/name').getByRole('textbox');
    await name.fill('Ringwell Two');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Brands' }).click();
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('slotbook');
    await expect.poll(() => asked.length).toBe(2);
    await expect(name).toHaveValue('Ringwell Two');

    answer = true;
    await page.getByRole('button', { name: 'Brands' }).click();
    await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible();
  },
);

test("in a slim window a brand's row is whole, and at a desk the preview's choices share a line", async ({
  edit,
  page,
  studio,
}) => {
  await edit('slotbook');
  await page.setViewportSize({ width: 1280, height: 800 });
  const bar = page.getByRole('region', { name: 'Preview' });
  const out = await bar.getByRole('link', { name: 'Open' }).boundingBox();
  const width = await bar.getByLabel('Width').boundingBox();
  expect(out && width && out.y < width.y + width.height).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(studio.url);
  const rows = page.getByRole('listitem').getByRole('link');
  await expect(rows.first()).toBeVisible();
  const cut = await rows.evaluateAll((all) =>
    all.filter((row) => row.scrollWidth > row.clientWidth).map((row) => row.textContent),
  );
  expect(cut).toEqual([]);
});
