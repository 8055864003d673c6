import { expect, type Page } from 'playwright/test';

/** The markup of a page, as parsed from a text or as it is now, without what differs on purpose. */
function rootMarkup(text: string | null): string | undefined {
  const document =
    text === null ? self.document : new DOMParser().parseFromString(text, 'text/html');
  const root = document.getElementById('root')?.cloneNode(true);
  if (!(root instanceof HTMLElement)) return undefined;
  // The way to the visitor's privacy choices comes later, at the page's foot.
  root.querySelector('[data-late]')?.remove();
  // Cannot be pressed until it can be followed.
  root.querySelector('fieldset:has([name=planPeriod])')?.removeAttribute('disabled');
  // What a browser checks by itself until the script has come.
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

/** A blank page, one for all tests of a worker: a brand's own page parses no text, its policy refuses that. */
async function parserOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  parser ??= await browser.newPage();
  return parser;
}

/**
 * Looks that the page's script left the document as the server sent it. For a browser in UTC: in
 * another zone the page's dates become those of its own day, which is another for hours of each.
 */
export async function expectHydratedAsSent(page: Page, html: string): Promise<void> {
  const hydrated = await page.evaluate(rootMarkup, null);
  const sent = await (await parserOf(page)).evaluate(rootMarkup, html);
  // The browser's time zone joins the state that a social button carries.
  const stateless = (markup = '') => markup.replaceAll(/\?state=[\w-]+/g, '');
  expect(stateless(hydrated)).not.toBe('');
  expect(stateless(hydrated)).toBe(stateless(sent));
}
