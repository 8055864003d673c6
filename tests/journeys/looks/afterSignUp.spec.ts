import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { expectBigText } from '../seeing/expectBigText.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

/** One brand for each layout. The first has a banner, which is the highest. */
const BRANDS = ['ringwell', 'frontdesk', 'ringwell-ca', 'slotbook', 'frontdesk-uk'];

for (const [index, brand] of BRANDS.entries()) {
  test(
    `the upgrade's page of ${brand} has no empty panel, fits large text, and has its logo where the sign-up has it`,
    allButFirst(index),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const logo = page.locator('header a, header img').first();
      await open(brand, '/signup?signupType=paid');
      const before = await logo.boundingBox();
      await open(brand, '/demo/sign-in?as=owner');
      await page.getByRole('link', { name: /^(Change plan|Choose a plan)$/ }).click();
      await expect(page.locator('[data-region="ending"]')).toBeVisible();
      for (const width of [1280, 1920]) {
        await resizeTo(page, width, 1080);
        const panels = page.locator('[data-region="filler"] > *:visible');
        await expect.poll(() => panels.count(), `panels at ${width}`).toBeGreaterThan(0);
        for (const panel of await panels.all()) {
          const shown = await panel.evaluate((it) => it.matches(':has(img)') || it.textContent);
          expect(shown, `at ${width}`).toBeTruthy();
        }
        const blank = await page.locator('[data-region="filler"]').evaluate((it) => {
          const ends = [...it.children].map((child) => child.getBoundingClientRect().bottom);
          return it.getBoundingClientRect().bottom - Math.max(...ends);
        });
        expect(blank, `blank above the contact lines at ${width}`).toBeLessThanOrEqual(0);
      }
      await resizeTo(page, 1280, 900);
      expect((await logo.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0);
      await expectBigText(page);

      // However little text it has, the column has the edges of the logo and the contact lines.
      const column = page.locator('[data-region="column"]');
      const full = await column.boundingBox();
      await column.evaluate((it) => it.replaceChildren());
      expect((await column.boundingBox())?.width).toBe(full?.width);
    },
  );
}

test('a card of one column keeps the line of its bar to itself, and each label to one line', async ({
  open,
  page,
}) => {
  await open('frontdesk', '/start-now');
  for (const width of [768, 1024]) {
    await resizeTo(page, width, 800);
    const card = page.locator('[data-page="card"]');
    expect(await card.evaluate((it) => getComputedStyle(it).overflowX)).toBe('clip');
    for (const label of await page.getByText(/^Continue with (Google|Facebook)$/).all()) {
      const lines = await label.evaluate((it) => it.getClientRects().length);
      const { height = 0 } = (await label.boundingBox()) ?? {};
      expect(lines).toBe(1);
      expect(height, `at ${width}`).toBeLessThan(30);
    }
  }
});

test("an account's page fits large text", IN_FULL, async ({ open, page }) => {
  for (const brand of ['careline', 'coursenest', 'chatmoor-uk']) {
    await open(brand, '/demo/sign-in?as=owner');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    // Its dates and its large amount are not in columns.
    const torn = await page
      .locator('main *')
      .evaluateAll((all) =>
        all.map((it) => getComputedStyle(it).fontVariantNumeric).filter((it) => it !== 'normal'),
      );
    expect(torn).toEqual([]);
    await expectBigText(page);
  }
});
