import type { Browser, Page } from 'playwright';
import type { BenchPage } from '../BenchPage.ts';
import { OBSERVED, type Observed, observePage } from './observePage.ts';
import { PHONE, slowDown } from './slowPhone.ts';
import { type Transfer, watchTransfers } from './watchTransfers.ts';

/** One visit of a page by somebody who was never there: nothing is in the browser's cache. */
export interface Visit {
  readonly page: Page;
  readonly transfers: readonly Transfer[];
  readonly observed: () => Promise<Observed>;
  readonly mainFrame: string;
}

/** How long a page may take for one step before the visit is given up, in milliseconds. */
const PATIENCE = 60_000;

/** How many visitors came. */
let visitors = 0;

/** Opens a browser of its own for a visit, slowed down unless `fast`, and closes it after. */
export async function visitPage<Found>(
  browser: Browser,
  { emailError }: Pick<BenchPage, 'emailError'>,
  look: (visit: Visit, visitor: number) => Promise<Found>,
  { fast = false } = {},
): Promise<Found> {
  visitors += 1;
  const address = `10.1.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  // What one address may do is limited.
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
    // What observePage put there.
    const observed = () =>
      page.evaluate((name) => Reflect.get(globalThis, name)() as Observed, OBSERVED);
    return await look({ page, transfers, observed, mainFrame: frameTree.frame.id }, visitors);
  } finally {
    await context.close();
  }
}
