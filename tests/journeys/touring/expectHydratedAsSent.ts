import { expect, type Page } from 'playwright/test';

/** Looks that the page's script left the document as the server sent it. */
export async function expectHydratedAsSent(page: Page, html: string): Promise<void> {
  const [sent, hydrated] = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [parsed, document].map((it) => {
      const root = it.getElementById('root')?.cloneNode(true);
      if (!(root instanceof HTMLElement)) return undefined;
      // The way to the visitor's privacy choices comes later, at the page's foot.
      root.querySelector('[data-late]')?.remove();
      // Dates beside the button are those of the browser's own day.
      for (const line of root.querySelectorAll('#submit-renewal')) line.remove();
      // Cannot be pressed until it can be followed.
      root.querySelector('fieldset:has([name=planPeriod])')?.removeAttribute('disabled');
      return root.innerHTML;
    });
  }, html);
  // The browser's time zone joins the state that a social button carries.
  const stateless = (markup = '') => markup.replaceAll(/\?state=[\w-]+/g, '');
  expect(stateless(hydrated)).not.toBe('');
  expect(stateless(hydrated)).toBe(stateless(sent));
}
