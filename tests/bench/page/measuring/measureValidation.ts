import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { BenchPage } from '../BenchPage.ts';
import type { Figures } from '../figures.ts';
import type { Interaction, Observed } from './observePage.ts';
import { type Visit, visitPage } from './visitPage.ts';
import { transferredUntil } from './watchTransfers.ts';

/** What Event Timing tells nothing below, in milliseconds. */
const SHORTEST_TOLD = 16;

/** A visitor's patience until they look again whether a message shows, in milliseconds. */
const GLANCE = 30;

/** How long a page may take until it validates, in milliseconds. */
const GIVEN_UP = 60_000;

/** How long the last interaction may take to be told, in milliseconds. */
const SETTLED = 500;

export type Validation = Pick<
  Figures,
  'bytes' | 'requests' | 'validates' | 'usable' | 'interaction'
>;

/**
 * Loads a page, types a bad e-mail as soon as its field is shown, whether or not the page's script has come,
 * and waits for the message, and for the script where the page says that it has come. Then fills the
 * form in and sends it. Hands on the interactions of that.
 */
export function measureValidation(
  browser: Browser,
  benched: BenchPage,
  tell: (interactions: readonly Interaction[]) => void,
): Promise<Validation> {
  return visitPage(browser, benched, async (visit, visitor) => {
    const { page, transfers } = visit;
    await page.goto(benched.url, { waitUntil: 'commit' });
    const { validates, timeOrigin } = await untilValid(visit, benched);
    const usable = benched.kind === 'peer' ? null : await untilUsable(visit);
    const from = await page.evaluate(() => performance.now());
    await stayOn(page);
    await benched.signUp(page, visitor);
    // An interaction is told after the paint that follows it.
    await wait(SETTLED);
    const { interactions } = await visit.observed();
    const filling = interactions.filter(({ start }) => start >= from);
    tell(filling);
    return {
      validates,
      usable,
      ...transferredUntil(transfers, timeOrigin + Math.max(validates, usable ?? 0)),
      interaction: longest(filling),
    };
  });
}

/** Types a bad e-mail, and goes on until its message shows: what is typed before the script comes counts. */
export async function untilValid(
  { page, observed }: Visit,
  { email }: BenchPage,
  patience = GIVEN_UP,
): Promise<Observed & { readonly validates: number }> {
  await page.locator(email).waitFor({ timeout: patience });
  await typeInto(page, email, 'ada@');
  const end = performance.now() + patience;
  while (performance.now() < end) {
    await wait(GLANCE);
    const now = await observed();
    if (now.validates !== null) return { ...now, validates: now.validates };
    await typeInto(page, email, '-');
  }
  throw new Error('a bad e-mail never showed its error');
}

/** Waits until the page's script has taken it over. */
async function untilUsable({ observed }: Visit): Promise<number> {
  const end = performance.now() + GIVEN_UP;
  while (performance.now() < end) {
    const { usable } = await observed();
    if (usable !== null) return usable;
    await wait(GLANCE);
  }
  throw new Error('the page never could be used');
}

/** Keeps the page in place: one that leads on once its form is sent would take its figures with it. */
async function stayOn(page: Page): Promise<void> {
  await page.route('**/*', (route, request) => {
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame();
    return leaves ? route.abort('aborted') : route.continue();
  });
}

async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

function longest(interactions: readonly Interaction[]): number {
  return Math.max(SHORTEST_TOLD, ...interactions.map(({ duration }) => duration));
}
