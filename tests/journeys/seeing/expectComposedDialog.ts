import { expect, type Locator, type Page } from 'playwright/test';

/**
 * What every dialog promises: on a phone it is a sheet as wide as the window that ends at its foot,
 * a message's ways on are as wide as it has room for, and an arrival's title leads.
 */
export async function expectComposedDialog(page: Page, dialog: Locator): Promise<void> {
  const { box, kind, narrow, times } = await dialog.evaluate((it) => {
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
      /** The ways on that leave room beside them. */
      narrow: ways
        .filter((way) => way.getBoundingClientRect().width < room - 2 * Number.parseFloat(edge) - 1)
        .map((way) => way.textContent),
      /** How often the title's size is that of the largest other text. */
      times: title ? sizeOf(title) / Math.max(...others) : 0,
    };
  });
  expect(times, 'the title').toBeGreaterThanOrEqual(kind === 'arrival' ? 1.5 : 1.2);
  if (kind !== 'reading') expect(narrow, 'ways on that leave room').toEqual([]);
  const window = page.viewportSize();
  if (window === null || window.width >= 600) return;
  expect(box, 'a sheet').toEqual({ left: 0, width: window.width, bottom: window.height });
}
