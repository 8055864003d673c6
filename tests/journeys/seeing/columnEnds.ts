import type { Page } from 'playwright/test';

/**
 * The ends of a desktop's two columns, and the largest blank in each, in px: in the right one, above
 * the contact lines.
 */
export interface ColumnEnds {
  readonly left: number;
  readonly right: number;
  readonly leftBlank: number;
  readonly rightBlank: number;
  /** Whether the contact lines end the right column. */
  readonly isFootRight: boolean;
  /** The largest blank on the panel with the next steps; 0 without it. */
  readonly panelBlank: number;
}

/**
 * Measures a two-column page by what is drawn: texts, fields, buttons, pictures and panels. Scrolls
 * to its top, because a summary that follows the window is elsewhere on a scrolled page.
 */
export function columnEnds(page: Page): Promise<ColumnEnds> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const root = document.querySelector('#root');
    const start = document.querySelector('aside')?.getBoundingClientRect().left;
    if (!root || start === undefined) throw new Error('The page has no two columns.');
    const boxes: DOMRect[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isDrawn = texts.currentNode.textContent?.trim() !== '';
      if (isDrawn && !texts.currentNode.parentElement?.closest('output')) {
        boxes.push(...range.getClientRects());
      }
    }
    const panels =
      '[data-region="filler"] > *, [data-summary="next"], [data-layout="card"] [data-kept="illustration"]';
    for (const it of document.querySelectorAll(
      `#root :is(input, select, button, iframe, img), ${panels}`,
    )) {
      boxes.push(it.getBoundingClientRect());
    }
    const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
    const endOf = (some: readonly DOMRect[]) =>
      Math.max(...some.map(({ bottom }) => bottom + scrollY));
    const left = seen.filter((it) => it.left + it.width / 2 < start);
    const right = seen.filter((it) => it.left + it.width / 2 >= start);
    const { left: footStart = 0, top: footTop = 0 } =
      root.querySelector('footer')?.getBoundingClientRect() ?? {};
    const isFootRight = footStart >= start;
    const aboveFoot = right.filter(({ bottom }) => !isFootRight || bottom <= footTop);

    const blankIn = (some: readonly DOMRect[]) => {
      let blank = 0;
      let end = Number.POSITIVE_INFINITY;
      for (const { top, bottom } of some.toSorted((a, b) => a.top - b.top)) {
        blank = Math.max(blank, top - end);
        end = end === Number.POSITIVE_INFINITY ? bottom : Math.max(end, bottom);
      }
      return blank;
    };
    const steps = root.querySelector(
      '[data-summary="next"], [data-region="filler"] > [data-kept="next-steps"]',
    );
    const panel = steps?.getBoundingClientRect() ?? new DOMRect();
    const onPanel = seen.filter(
      (it) =>
        it.top > panel.top &&
        it.bottom < panel.bottom &&
        it.left > panel.left &&
        it.right < panel.right,
    );
    const edges = [new DOMRect(0, panel.top, 0, 0), new DOMRect(0, panel.bottom, 0, 0)];
    return {
      left: endOf(left),
      right: endOf(right),
      leftBlank: blankIn(left),
      rightBlank: blankIn(aboveFoot),
      isFootRight,
      panelBlank: blankIn([...onPanel, ...edges]),
    };
  });
}
