import type { Browser, Page } from 'playwright';
import type { BenchPage } from '../BenchPage.ts';
import { OBSERVED, type Observed, observePage } from './observePage.ts';
import { PHONE, slowDown } from './slowPhone.ts';
import { type Transfer, watchTransfers } from './watchTransfers.ts';

/** One first visit to a page: the browser's cache is empty. */
export interface Visit {
  readonly page: Page;
  readonly transfers: readonly Transfer[];
  readonly observed: () => Promise<Observed>;
  readonly mainFrame: string;
}

/** How long one step of a page may take, in milliseconds. Then the visit fails. */
const PATIENCE = 60_000;

/** The number of visitors so far. */
let visitors = 0;

/** Opens a separate browser for a visit, throttled unless `fast`, and closes it afterwards. */
export async function visitPage<Found>(
  browser: Browser,
  { emailError }: Pick<BenchPage, 'emailError'>,
  look: (visit: Visit, visitor: number) => Promise<Found>,
  { fast = false } = {},
): Promise<Found> {
  visitors += 1;
  const address = `10.1.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  // Each visitor has their own address, because limits count by address.
  const headers = { 'x-forwarded-for': address };
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: headers });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers = await watchTransfers(session);
    if (!fast) await slowDown(session);
    await page.addInitScript(observePage, [emailError, OBSERVED] as const);
    const { frameTree } = await session.send('Page.getFrameTree');
    // The function that observePage installed.
    const observed = () =>
      page.evaluate((name) => Reflect.get(globalThis, name)() as Observed, OBSERVED);
    return await look({ page, transfers, observed, mainFrame: frameTree.frame.id }, visitors);
  } finally {
    await context.close();
  }
}
