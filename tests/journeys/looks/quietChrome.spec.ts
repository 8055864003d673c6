import type { Page } from 'playwright/test';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { type Box, fullStrength, strengthIn } from '../seeing/patternStrength.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

/** The blank part of the folded summary's row, and of the row with the amount due once it is unfolded. */
async function blankInSummary(page: Page): Promise<Box> {
  return page.evaluate(() => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const row = boxOf('aside summary');
    if (document.querySelector('aside details[open]') === null) {
      const start = boxOf('aside summary > :first-child').right;
      const beside = [...document.querySelectorAll('aside summary > span + span')];
      const range = document.createRange();
      range.selectNodeContents(beside.find((it) => it.checkVisibility()) ?? document.body);
      const end = range.getBoundingClientRect().left;
      return { x: start + 8, y: row.top + 4, width: end - start - 8, height: row.height - 8 };
    }
    const due = boxOf('[data-summary="due"]');
    return { x: due.right - 100, y: due.top, width: 100, height: due.height };
  });
}

for (const brand of [
  'chatmoor-uk',
  'facetable',
  'slotbook',
  'ringwell-ca',
  'frontdesk-ca',
] as const) {
  test(
    `in one column no pattern crosses the summary of ${brand}, folded or not`,
    IN_FULL,
    async ({ open, page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await open(brand, '/signup?signupType=paid');
      const strength = async () => strengthIn(page, await blankInSummary(page));
      for (const width of [390, 768, 1024]) {
        await resizeTo(page, width);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await strength(), `folded at ${width}`).toBe(0);
        const fold = page.locator('aside summary').first();
        await fold.click();
        expect(await strength(), `unfolded at ${width}`).toBe(0);
        await fold.click();
      }
      // A pattern is found.
      await page.locator('aside').evaluate((it) => {
        it.style.background = 'var(--pattern) 0 0 / var(--pattern-size, auto)';
      });
      expect(await strength()).toBeGreaterThan(0);
    },
  );
}

for (const [index, brand] of ['chatmoor', 'frontdesk', 'ringwell'].entries()) {
  test(
    `in one column the pattern on the band of ${brand} is faint behind its heading`,
    allButFirst(index),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await open(brand, '/signup');
      const full = await fullStrength(page);
      const heading = page.locator('header h1');
      await heading.evaluate((it) => {
        it.parentElement?.style.setProperty('opacity', '0');
      });
      for (const width of [320, 390, 600]) {
        await resizeTo(page, width);
        const behind = await heading.boundingBox();
        if (!behind) throw new Error('The band lacks a heading.');
        expect(await strengthIn(page, behind), `at ${width}`).toBeLessThanOrEqual(full * 0.5);
        const band = await page.locator('header').boundingBox();
        if (!band) throw new Error('The page lacks a band.');
        const side = { ...band, x: width - 100, width: 100 };
        expect(await strengthIn(page, side), `at ${width}`).toBeGreaterThan(full * 0.5);
      }
    },
  );
}

for (const [index, [brand, path]] of (
  [
    ['chatmoor', '/activate?token=unknown'],
    ['slotbook', '/demo/sign-in?as=owner'],
    ['facetable', '/error'],
    ['frontdesk', '/error'],
    ['ringwell', '/demo/sign-in?as=owner'],
  ] as const
).entries()) {
  test(
    `the pattern around the card of ${brand}${path} is quieter than its panel's, and fades towards it`,
    allButFirst(index),
    async ({ open, page, watch }) => {
      watch.allow(/status of 404/);
      await page.setViewportSize({ width: 1600, height: 1000 });
      await open(brand, path);
      await page.evaluate(() => scrollTo(0, 0));
      const { x = 0 } = (await page.locator('[data-page="card"]').boundingBox()) ?? {};
      const far = await strengthIn(page, { x: 0, y: 500, width: 160, height: 400 });
      // Without the card's shadow.
      const near = await strengthIn(page, { x: x - 160, y: 500, width: 80, height: 60 });
      const full = await fullStrength(page);
      expect(far).toBeGreaterThan(0);
      expect(far).toBeLessThanOrEqual(full * 0.5);
      expect(near).toBeLessThan(far);
    },
  );
}

/** A visible amount, and how its digits are set. */
interface Amount {
  readonly text: string;
  readonly isTabular: boolean;
  /** Whether another amount above or below ends where it ends, in the same list. */
  readonly isInColumn: boolean;
  /** Whether it is in a sentence, the amount due, or the price of the only plan. */
  readonly isAlone: boolean;
}

function amountsOf(page: Page): Promise<Amount[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('#root *')].filter(
      (it) =>
        it.checkVisibility({ visibilityProperty: true }) &&
        [...it.childNodes].some(
          (node) => node.nodeType === 3 && /[$£]\d/.test(node.nodeValue ?? ''),
        ),
    );
    const endOf = (it: Element) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return range.getBoundingClientRect();
    };
    return shown.map((it) => {
      const list = it.closest('dl:not([data-summary="due"] *), [role="radiogroup"], fieldset');
      const box = endOf(it);
      const isInColumn = shown.some((other) => {
        const { right, top } = endOf(other);
        const isBeside = Math.abs(right - box.right) < 1 && Math.abs(top - box.top) > 8;
        return other !== it && list !== null && list.contains(other) && isBeside;
      });
      return {
        text: it.textContent,
        isTabular: getComputedStyle(it).fontVariantNumeric.includes('tabular-nums'),
        isInColumn,
        isAlone: it.closest('p, li, button, [data-summary="due"], [data-only]') !== null,
      };
    });
  });
}

for (const [index, [brand, path]] of (
  [
    ['frontdesk-uk', '/signup?signupType=noCardSignup'],
    ['facetable', '/signup?signupType=paid'],
    ['chatmoor', '/signup?signupType=noCardSignup'],
    ['careline', '/signup?signupType=answeringService'],
  ] as const
).entries()) {
  test(
    `digits are as wide as each other in the columns of ${brand}${path}, and in no sentence`,
    allButFirst(index),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(brand, path);
      const amounts = await amountsOf(page);
      const inColumns = amounts.filter(({ isInColumn }) => isInColumn);
      expect(inColumns.length).toBeGreaterThan(1);
      expect(inColumns.filter(({ isTabular }) => !isTabular)).toEqual([]);

      const change = page.getByRole('button', { name: 'Change plan' }).filter({ visible: true });
      if ((await change.count()) > 0) {
        await change.first().click();
        await page.getByRole('button', { name: 'Done' }).waitFor();
        // What scrolls below the total looks as if it goes on.
        const fade = await page
          .locator('dialog footer')
          .evaluate((it) => getComputedStyle(it, '::before').backgroundImage);
        expect(fade).toContain('gradient');
        amounts.push(...(await amountsOf(page)));
      }
      const alone = amounts.filter(({ isAlone }) => isAlone);
      expect(alone.length).toBeGreaterThan(0);
      expect(alone.filter(({ isTabular }) => isTabular)).toEqual([]);
    },
  );
}
