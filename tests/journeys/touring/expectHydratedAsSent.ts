import { expect, type Page } from 'playwright/test';

/** The markup of a page, parsed from a text or as it is now, without intended differences. */
function rootMarkup(text: string | null): string | undefined {
  const document =
    text === null ? self.document : new DOMParser().parseFromString(text, 'text/html');
  const root = document.getElementById('root')?.cloneNode(true);
  if (!(root instanceof HTMLElement)) return undefined;
  // The privacy link is added later, at the bottom of the page.
  root.querySelector('[data-late]')?.remove();
  // Disabled until the page can be used.
  root.querySelector('fieldset:has([name=planPeriod])')?.removeAttribute('disabled');
  // The browser's own checks, until the script has loaded.
  if (text !== null) {
    for (const early of root.querySelectorAll('[pattern]')) {
      early.removeAttribute('pattern');
      early.removeAttribute('placeholder');
      early.closest('[data-field]')?.querySelector('[role="alert"]')?.remove();
    }
  }
  return root.innerHTML;
}

let parser: Page | undefined;

/** A blank page, shared by a worker's tests, because the CSP of a brand's page forbids parsing text. */
async function parserOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  parser ??= await browser.newPage();
  return parser;
}

/**
 * Expects that the page's script left the server's document unchanged. Only for a browser in UTC:
 * in another time zone dates change to that zone's day, which differs for hours each day.
 */
export async function expectHydratedAsSent(page: Page, html: string): Promise<void> {
  const hydrated = await page.evaluate(rootMarkup, null);
  const sent = await (await parserOf(page)).evaluate(rootMarkup, html);
  // The state in a social button's address gets the browser's time zone.
  const stateless = (markup = '') => markup.replaceAll(/\?state=[\w-]+/g, '');
  expect(stateless(hydrated)).not.toBe('');
  expect(stateless(hydrated)).toBe(stateless(sent));
}
