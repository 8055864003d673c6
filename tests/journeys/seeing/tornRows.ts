import type { Page } from 'playwright/test';

/** Returns the rows in which the name or the value breaks although it needs less than half of the row. */
export function tornRows(page: Page): Promise<readonly string[]> {
  return page.locator('dl > div:visible').evaluateAll((rows) => {
    const linesOf = (said: ChildNode | null) => {
      const range = document.createRange();
      if (said) range.selectNodeContents(said);
      return [...range.getClientRects()].map(({ width }) => width);
    };
    return rows.flatMap((row) =>
      [...row.querySelectorAll('dt, dd')].flatMap((cell) => {
        const lines = linesOf(cell.firstChild);
        const whole = lines.reduce((sum, width) => sum + width, 0);
        const room = row.clientWidth - Number.parseFloat(getComputedStyle(row).columnGap);
        const isTorn = lines.length > 1 && whole < room / 2 - 8;
        return isTorn ? [`${cell.textContent} in: ${row.textContent}`] : [];
      }),
    );
  });
}
