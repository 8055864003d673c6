import type { Page } from 'playwright/test';

/** Returns the visible texts, fields, buttons and pictures that the question about measuring covers. */
export function overQuestion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const question = document.querySelector('#privacy dialog')?.getBoundingClientRect();
    const root = document.querySelector('#root');
    if (!question || !root) throw new Error('The page has no question.');
    const drawn: { readonly name: string; readonly box: DOMRect }[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) drawn.push({ name: textContent.trim(), box });
    }
    for (const it of root.querySelectorAll('input, button, select, label, iframe, img')) {
      drawn.push({ name: `${it.localName} ${it.id}`, box: it.getBoundingClientRect() });
    }
    const bottom = Math.min(question.bottom, innerHeight);
    return drawn
      .filter(
        ({ box }) =>
          Math.min(box.right, question.right) - Math.max(box.left, question.left) > 1 &&
          Math.min(box.bottom, bottom) - Math.max(box.top, question.top) > 1,
      )
      .map(({ name }) => name);
  });
}
