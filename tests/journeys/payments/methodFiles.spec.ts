import { CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';

/** A page with cards only, one with bank debit, and one with direct debit. */
const PAGES = [
  ['chatmoor', '/signup?signupType=paid', []],
  ['ringwell', '/signup?signupType=answeringService', ['bankDebit']],
  ['chatmoor-uk', '/signup?signupType=paid', ['directDebit']],
] as const;

for (const [index, [id, path, files]] of PAGES.entries()) {
  test(
    `${id}${path} fetches the files of its ways to pay beside the entry, and no others: ${files.join()}`,
    index < 2 ? {} : IN_FULL,
    async ({ open, page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await open(id, path);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      const methodIn = (address: string) => /(\w+)Method-[\w-]+\.js/.exec(address)?.[1] ?? [];
      expect([...new Set(fetched.flatMap(methodIn))]).toEqual(files);
      const links = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.flatMap(methodIn)).toEqual(files);
      expect(links).toEqual([...new Set(links)]);
    },
  );
}

/**
 * For each bank method: a page with it, its name, its file, and the link that selects it. `npm
 * test` tests the first, as the page selects it: one function fetches each.
 */
const LOST = [
  ['ringwell', '/signup?signupType=answeringService', 'Bank debit', 'bankDebit', '&ach=true'],
  ['chatmoor-uk', '/signup?signupType=paid', 'Direct Debit', 'directDebit', '&gc=true'],
] as const;

for (const [index, [id, path, method, file, preselects]] of LOST.entries()) {
  for (const [turn, query] of ['', preselects].entries()) {
    test(
      `${id}${path}${query} can be paid by card where the file of ${method} does not come`,
      index === 0 && turn === 0 ? {} : IN_FULL,
      async ({ open, page, watch }) => {
        watch.allow(/^console|^page error/);
        let isLost = true;
        await page.route(`**/assets/${file}Method-*.js`, (route) =>
          isLost ? route.abort() : route.continue(),
        );
        await open(id, `${path}${query}`);
        const name = page.locator('[name=fullName]');
        await name.fill('Ada Lovelace');
        await waitForHydration(page);
        const said = page.getByText('A part of this page could not be loaded.');

        await page.getByRole('radio', { name: method }).check();
        await expect(said).toBeVisible();
        await page.getByRole('radio', { name: 'Card' }).check();
        await expect(said).toBeHidden();
        await expect(new CardForm(page).field('number')).toBeVisible();
        await expect(name).toHaveValue('Ada Lovelace');

        isLost = false;
        await page.getByRole('radio', { name: method }).check();
        await page.getByRole('link', { name: 'Refresh the page' }).click();
        await waitForHydration(page);
        await expect(said).toBeHidden();
        await expect(name).toHaveValue('Ada Lovelace');
      },
    );
  }
}
