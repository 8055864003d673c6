import type { Page } from 'playwright/test';
import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';

/** A visible amount, and how its digits are set. */
interface Amount {
  readonly text: string;
  readonly isTabular: boolean;
  /** Whether another amount above or below ends where it ends, in the same list. */
  readonly isInColumn: boolean;
  /** Whether it is in a sentence, or the amount due. */
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
        isAlone: it.closest('p, li, button, [data-summary="due"]') !== null,
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
        amounts.push(...(await amountsOf(page)));
      }
      const alone = amounts.filter(({ isAlone }) => isAlone);
      expect(alone.length).toBeGreaterThan(0);
      expect(alone.filter(({ isTabular }) => isTabular)).toEqual([]);
    },
  );
}
