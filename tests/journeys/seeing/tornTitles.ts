import type { Page } from 'playwright/test';

/** Returns the titles of choices that break although their line has room for them. */
export function tornTitles(page: Page): Promise<readonly string[]> {
  return page.locator('[id$="-title"]:visible').evaluateAll((titles) =>
    titles.flatMap((title) => {
      const card = title.closest('label, [data-only]') ?? title.parentElement;
      const text = document.createRange();
      text.selectNodeContents(title);
      const lines = [...text.getClientRects()];
      if (lines.length < 2 || card === null) return [];
      const whole = lines.reduce((sum, { width }) => sum + width, 0);
      const { bottom, left } = title.getBoundingClientRect();
      // The element beside it, and the card's padding.
      const { right } = card.getBoundingClientRect();
      const beside = [...card.querySelectorAll('[id$="-badge"], [id$="-more"] > span')]
        .map((it) => it.getBoundingClientRect())
        .filter((it) => it.top < bottom && it.left > left)
        .map((it) => it.left - 12);
      const end = Math.min(
        right - Number.parseFloat(getComputedStyle(card).paddingRight),
        ...beside,
      );
      return left + whole + 16 < end ? [title.textContent] : [];
    }),
  );
}
