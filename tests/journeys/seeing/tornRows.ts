import type { Page } from 'playwright/test';
import { wholeDate } from '../../../src/core/texts/wholeDate.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the rows in which the name or the value breaks although it needs less than half of the row,
 * also when their date is another day of the year: today's may be a short one.
 */
export function tornRows(page: Page, dateLanguage: string): Promise<readonly string[]> {
  const days = Array.from({ length: 366 }, (_, day) =>
    wholeDate(new Date(Date.now() + day * DAY_MS).toISOString(), dateLanguage),
  );
  return page.locator('dl > div:visible').evaluateAll((rows, dates) => {
    const linesOf = (said: ChildNode | null) => {
      const range = document.createRange();
      if (said) range.selectNodeContents(said);
      return [...range.getClientRects()].map(({ width }) => width);
    };
    const tornOf = (row: Element) =>
      [...row.querySelectorAll('dt, dd')].flatMap((cell) => {
        const lines = linesOf(cell.firstChild);
        const whole = lines.reduce((sum, width) => sum + width, 0);
        const room = row.clientWidth - Number.parseFloat(getComputedStyle(row).columnGap);
        const isTorn = lines.length > 1 && whole < room / 2 - 8;
        return isTorn ? [`${cell.textContent} in: ${row.textContent}`] : [];
      });
    const byLength = (one: string, other: string) => one.length - other.length;
    return rows.flatMap((row) => {
      const text = row.querySelector('dd')?.firstChild?.firstChild;
      const written = text?.nodeValue ?? '';
      // The last one that is found contains the others: '29 décembre' contains '9 décembre'.
      const shown = dates
        .filter((date) => written.includes(date))
        .toSorted(byLength)
        .at(-1);
      if (!text || shown === undefined) return tornOf(row);
      const torn = dates.flatMap((date) => {
        text.nodeValue = written.replace(shown, date);
        return tornOf(row);
      });
      text.nodeValue = written;
      return torn;
    });
  }, days);
}
