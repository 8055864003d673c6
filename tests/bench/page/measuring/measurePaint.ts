import type { Browser } from 'playwright';
import type { BenchPage } from '../BenchPage.ts';
import type { Figures } from '../figures.ts';
import type { Span } from './observePage.ts';
import { visitPage } from './visitPage.ts';

/** A longer task delays a visitor, in milliseconds. */
const SHORT_TASK = 50;

export type Painting = Pick<Figures, 'fcp' | 'lcp' | 'longTasks' | 'blocking' | 'shift'>;

/**
 * Loads a page and waits without input until it is quiet, because an input would end the largest
 * paint.
 */
export function measurePaint(browser: Browser, benched: BenchPage): Promise<Painting> {
  return visitPage(browser, benched, async ({ page, observed }) => {
    await page.goto(benched.url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((quiet) => requestIdleCallback(quiet)));
    const { fcp, lcp, tasks, shift } = await observed();
    return { fcp, lcp, shift, longTasks: total(tasks), blocking: blockingTime(tasks, fcp ?? 0) };
  });
}

function total(tasks: readonly Span[]): number {
  return tasks.reduce((sum, { duration }) => sum + duration, 0);
}

/** Total blocking time: the time above 50 ms of tasks that end after the first paint. */
export function blockingTime(tasks: readonly Span[], fcp: number): number {
  const after = tasks.filter(({ start }) => start >= fcp);
  return after.reduce((sum, { duration }) => sum + Math.max(0, duration - SHORT_TASK), 0);
}
