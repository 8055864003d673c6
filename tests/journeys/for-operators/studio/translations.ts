import { findViolations } from '../../../../src/ops/gallery/pictures/findViolations.ts';
import { IN_FULL } from '../../../setup/inFull.ts';
import { expect, test } from '../../../setup/studioJourney.ts';

test(
  'the catalogue’s texts are translated below the brand’s, and saved in the catalogue’s file',
  IN_FULL,
  async ({ edit, page, studio, watch }) => {
    watch.allow(/status of 422/);
    await edit('slotbook-ca');
    await page.getByRole('button', { name: 'Translations', exact: true }).click();
    const shared = page.getByRole('region', { name: 'Shared texts in French (Canada)' });
    await expect(shared.getByText('terms/terms-ca.fr.md is there.')).toBeVisible();
    const name = shared.getByRole('textbox', { name: 'plans.slotbook-starter.name' });
    await expect(name).toHaveAttribute('lang', 'fr-CA');
    await expect(name).toHaveValue('Départ');
    const save = shared.getByRole('button', { name: 'Save in the catalogue' });
    await expect(save).toBeDisabled();
    await name.fill('Starter');
    await save.click();
    await expect(shared.getByText(/reads as it does in the default language/)).toBeVisible();
    await name.fill('Débuts');
    await save.click();
    await expect(shared.getByText('Saved in the catalogue.')).toBeVisible();
    await expect(save).toBeDisabled();
    const { translations } = JSON.parse(await studio.readBrand('plans/slotbook-ca'));
    expect(translations['fr-CA'].plans['slotbook-starter'].name).toBe('Débuts');
    expect(await findViolations(page, { without: 'iframe' })).toEqual([]);
  },
);

test(
  'a text that lacks its French is first among the translations, is seen in the preview, and is saved',
  IN_FULL,
  async ({ edit, page, preview, setting, studio }) => {
    await edit('slotbook-ca');
    await page.getByRole('button', { name: 'Words', exact: true }).click();
    await setting('/headings/paid').getByLabel('Paid', { exact: true }).fill('Fill your calendar');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeDisabled();

    await page.getByRole('button', { name: 'Translations', exact: true }).click();
    await expect(page.getByText('One text to translate.')).toBeVisible();
    const rows = page.locator('li[data-missing]:not(section li)');
    const [first, second] = [rows.nth(0), rows.nth(1)] as const;
    await expect(first.getByRole('heading')).toHaveText('Headings: Paid');
    await expect(first.getByText('Fill your calendar')).toHaveAttribute('lang', 'en-CA');
    await expect(second).toHaveAttribute('data-missing', 'false');
    // Each text has its original beside it, and says when a layer translates it.
    const pairs = await rows.evaluateAll((each) =>
      each.map((row) => {
        const [original, field] = row.querySelectorAll('[lang]');
        const [one, other] = [original?.getBoundingClientRect(), field?.getBoundingClientRect()];
        return one && other ? one.right <= other.left && one.top < other.bottom : false;
      }),
    );
    expect(pairs.length).toBeGreaterThan(20);
    expect(new Set(pairs)).toEqual(new Set([true]));
    await expect(page.getByText(/^From base, line \d+$/).first()).toBeVisible();

    const bar = page.getByRole('region', { name: 'Preview' });
    await bar.getByLabel('Sign-up type').selectOption('paid');
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
    const french = first.getByRole('textbox');
    await expect(french).toHaveAttribute('lang', 'fr-CA');
    await french.fill('Remplissez votre agenda');
    await expect(page.getByText('Every text is there in every language.').first()).toBeVisible();
    // The row stays in place while it is edited.
    await expect(first.getByRole('heading')).toHaveText('Headings: Paid');

    for (const [language, heading] of [
      ['fr-CA', 'Remplissez votre agenda'],
      ['en-CA', 'Fill your calendar'],
    ] as const) {
      await bar.getByLabel('Language').selectOption(language);
      await expect(preview.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(preview.locator('html')).toHaveAttribute('lang', language);
    }
    expect(await findViolations(page, { without: 'iframe' })).toEqual([]);

    await save.click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const saved = JSON.parse(await studio.readBrand('slotbook-ca'));
    expect(saved.headings).toEqual({ paid: 'Fill your calendar' });
    expect(saved.translations['fr-CA'].headings).toEqual({ paid: 'Remplissez votre agenda' });
  },
);
