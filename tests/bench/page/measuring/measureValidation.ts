import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { BenchPage } from '../BenchPage.ts';
import type { Figures } from '../figures.ts';
import type { Interaction, Observed } from './observePage.ts';
import { type Visit, visitPage } from './visitPage.ts';
import { transferredUntil } from './watchTransfers.ts';

/** Event Timing does not report shorter events, in milliseconds. */
const SHORTEST_TOLD = 16;

/** How long a visitor waits before looking for a message again, in milliseconds. */
const GLANCE = 30;

/** How long a page may take until it validates, in milliseconds. */
const GIVEN_UP = 60_000;

/** How long the report of the last interaction may take, in milliseconds. */
const SETTLED = 500;

export type Validation = Pick<
  Figures,
  'bytes' | 'requests' | 'validates' | 'usable' | 'interaction'
>;

/**
 * Loads a page, types an invalid e-mail as soon as its field is shown, even before the page's
 * script has loaded, and waits for the message and for hydration, if the page reports it. Then
 * fills in the form and submits it, and reports the interactions of that.
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
    // An interaction is reported after the next paint.
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

/**
 * Types an invalid e-mail repeatedly until its message is shown. Text typed before the script loads
 * counts.
 */
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

/** Waits until the page is hydrated. */
async function untilUsable({ observed }: Visit): Promise<number> {
  const end = performance.now() + GIVEN_UP;
  while (performance.now() < end) {
    const { usable } = await observed();
    if (usable !== null) return usable;
    await wait(GLANCE);
  }
  throw new Error('the page never could be used');
}

/** Prevents the page from navigating after the form is submitted, which would lose its figures. */
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
