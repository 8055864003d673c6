import type { Page } from 'playwright/test';

/**
 * Returns pairs of texts with overlapping boxes. Ignores what sticks to the window, which overlaps
 * on purpose, and visually hidden text.
 */
export function meetingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = [...document.querySelectorAll('#root *')].filter((it) => {
      const hasText = [...it.childNodes].some(
        (node) => node.nodeType === 3 && node.nodeValue?.trim(),
      );
      return hasText && it.checkVisibility({ visibilityProperty: true });
    });
    const isApart = (it: Element): boolean => {
      for (let at: Element | null = it; at; at = at.parentElement) {
        const { clipPath, position } = getComputedStyle(at);
        if (clipPath !== 'none' || position === 'sticky' || position === 'fixed') return true;
      }
      return false;
    };
    const boxes = drawn
      .filter((it) => !isApart(it))
      .flatMap((it) =>
        [...it.childNodes].flatMap((node) => {
          if (node.nodeType !== 3 || !node.nodeValue?.trim()) return [];
          const range = document.createRange();
          range.selectNodeContents(node);
          const text = node.nodeValue.trim().slice(0, 40);
          return [...range.getClientRects()].map((box) => ({ box, node, text }));
        }),
      )
      .filter(({ box }) => box.width > 0);
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      // The lines of one text are closer than their boxes.
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) / 3;
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.node !== one.node && meet(one.box, other.box))
        .map((other) => `'${one.text}' and '${other.text}'`),
    );
  });
}
