import { shippedBrands } from '../../factories/brands/shippedBrands.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { resizeTo } from '../seeing/resizeTo.ts';
import { tornTitles } from '../seeing/tornTitles.ts';

/** The brands with add-ons, those with several languages first, because their titles are the longest. */
const brands = shippedBrands()
  .filter(({ catalogue }) => catalogue.addons.length > 0)
  .map(({ brand }) => brand)
  .toSorted((one, other) => other.languages.length - one.languages.length);

for (const { id, languages } of brands) {
  test(
    `a title of what ${id} adds to a plan is broken only where its line has no room, at every width`,
    IN_FULL,
    async ({ open, page }) => {
      for (const language of languages) {
        await open(id, `/signup?lang=${language}`);
        for (const width of [600, 768, 1060, 1280, 1920]) {
          await resizeTo(page, width);
          // Two folded choices in a row have their prices in one row too.
          const drops = await page.locator('main summary:has(strong)').evaluateAll((all) =>
            all.map((it) => {
              const [title, price] = [...it.children].map(
                (part) => part.getBoundingClientRect().top,
              );
              return Math.round((price ?? 0) - (title ?? 0));
            }),
          );
          const gaps = await page.locator('.Extras-names').evaluateAll((all) =>
            all.map((it) => {
              const box = it.parentElement?.getBoundingClientRect().right ?? 0;
              return box - it.getBoundingClientRect().right;
            }),
          );
          expect(Math.max(...gaps), `beside the names at ${width}`).toBeLessThan(24);
          expect(new Set(drops).size, `prices of ${language} at ${width}`).toBeLessThanOrEqual(1);
        }
        for (const list of await page.locator('main summary').all()) await list.click();
        await expect(page.getByRole('checkbox').first()).toBeVisible();
        for (const width of [320, 360, 390, 430, 600, 1025, 1280]) {
          await resizeTo(page, width);
          expect(await tornTitles(page), `${language} at ${width}`).toEqual([]);
          if (width < 390) continue;
          const methods = page.locator('label:has(svg):has([type="radio"]) span');
          const heights = await methods.evaluateAll((all) =>
            all.map((it) => it.getBoundingClientRect().height),
          );
          expect(Math.max(0, ...heights), `${language}, ways to pay at ${width}`).toBeLessThan(30);
        }
      }
    },
  );
}

/** Pages that choose a plan, a payment method, or an answer. */
const PAGES = [
  ['careline', 'noCardSignup'],
  ['ringwell-uk', 'freeTrial'],
  ['facetable', 'noCardSignup'],
] as const;

for (const [brand, signupType] of PAGES) {
  test(
    `one of several is marked by a dot everywhere on the page of ${brand} (${signupType}), and any number by a tick`,
    IN_FULL,
    async ({ open, page }) => {
      await open(brand, `/signup?signupType=${signupType}`);
      const chosen = page.locator('main label input[type="radio"]:checked:not([value=""])');
      for (const [forcedColors, wanted] of [
        ['none', 'var(--c-accent)'],
        ['active', 'Highlight'],
      ] as const) {
        await page.emulateMedia({ forcedColors });
        const marks = await chosen.evaluateAll((all, colour) => {
          const sample = document.createElement('i');
          sample.style.color = colour;
          document.body.append(sample);
          const { color } = getComputedStyle(sample);
          return all
            .filter((it) => it.getBoundingClientRect().width <= 24)
            .map((it) => {
              const { borderTopColor, borderTopWidth } = getComputedStyle(it);
              const share = Number.parseFloat(borderTopWidth) / it.getBoundingClientRect().width;
              return {
                isInColour: borderTopColor === color,
                ring: Math.round(share * 10),
                drawings: it.parentElement?.querySelectorAll('input + svg').length,
              };
            });
        }, wanted);
        expect(marks.length).toBeGreaterThan(0);
        for (const mark of marks) {
          expect(mark, wanted).toEqual({ isInColour: true, ring: 3, drawings: 0 });
        }
      }
    },
  );
}
