import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Rules for every dialog: on a phone it is a full-width sheet at the bottom of the window, a
 * message's buttons fill the width, and an arrival's title is the largest text and its way on in view.
 */
export async function expectComposedDialog(page: Page, dialog: Locator): Promise<void> {
  const { box, kind, narrow, times, wayEnd } = await dialog.evaluate((it) => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const title = it.querySelector('h2');
    const others = [...it.querySelectorAll(':not(h2):not(:has(*))')].map(sizeOf);
    const footer = it.querySelector('footer');
    const room = footer ? Number.parseFloat(getComputedStyle(footer).width) : 0;
    const { paddingInlineStart: edge = '0' } = footer ? getComputedStyle(footer) : {};
    const ways = [
      ...it.querySelectorAll('footer :is([data-variant=primary], [data-variant=secondary])'),
    ];
    const { bottom, left, width } = it.getBoundingClientRect();
    return {
      box: { left, width, bottom },
      kind: it.getAttribute('data-kind'),
      /** Where the first way on ends, before anything is scrolled. */
      wayEnd: ways[0]?.getBoundingClientRect().bottom ?? 0,
      /** Buttons that do not fill the width. */
      narrow: ways
        .filter((way) => way.getBoundingClientRect().width < room - 2 * Number.parseFloat(edge) - 1)
        .map((way) => way.textContent),
      /** The title's size relative to the largest other text. */
      times: title ? sizeOf(title) / Math.max(...others) : 0,
    };
  });
  expect(times, 'the title').toBeGreaterThanOrEqual(kind === 'arrival' ? 1.5 : 1.2);
  if (kind !== 'reading') expect(narrow, 'ways on that leave room').toEqual([]);
  const window = page.viewportSize();
  if (window === null) return;
  if (kind === 'arrival') expect(wayEnd, 'the way on').toBeLessThanOrEqual(window.height);
  if (window.width >= 600) return;
  expect(box, 'a sheet').toEqual({ left: 0, width: window.width, bottom: window.height });
}
