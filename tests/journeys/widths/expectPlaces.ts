import { expect, type Page } from 'playwright/test';

/** The positions of the fields, the order and the button, in px from the page's edges. */
function placesOf(page: Page) {
  return page.evaluate(() => {
    const boxOf = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box === undefined) throw new Error(`The page has no ${selector}.`);
      return { start: box.left, end: box.right, top: box.top + scrollY };
    };
    return {
      field: boxOf('[data-region="fields"] [data-field]'),
      fields: boxOf('[data-region="fields"]'),
      bought: boxOf('aside > div'),
      button: boxOf('main button[type="submit"]'),
    };
  });
}

/**
 * A rule for every layout: on a desktop two columns, close to each other, with the payment on the
 * right; else one.
 */
export async function expectPlaces(page: Page, width: number, hasPayment: boolean): Promise<void> {
  const { field, fields, bought, button } = await placesOf(page);
  if (width < 1025) {
    expect(bought.top, `one column at ${width}`).toBeLessThan(field.top);
    return;
  }
  expect(field.end, `form left at ${width}`).toBeLessThan(bought.start);
  expect(bought.start - fields.end, `columns together at ${width}`).toBeLessThan(100);
  // Two social buttons are side by side, in a wide window as in a narrower one.
  if (width >= 1280)
    expect(fields.end - fields.start, `room at ${width}`).toBeGreaterThanOrEqual(516);
  if (hasPayment) expect(button.start, `payment right at ${width}`).toBeGreaterThan(field.end);
  else expect(button.end, `button below its form at ${width}`).toBeLessThan(bought.start);
}
