import type { Page } from 'playwright/test';

/** Returns the ends of the last required field and of the button, in px from the top. */
export function fieldAndButton(page: Page) {
  return page.evaluate(() => {
    const endOf = (it: Element) => it.getBoundingClientRect().bottom + scrollY;
    const required = [...document.querySelectorAll('[data-region="fields"] :required')];
    const button = document.querySelector('main button[type="submit"]');
    if (button === null) throw new Error('The page has no button.');
    return { field: Math.max(0, ...required.map(endOf)), button: endOf(button) };
  });
}
