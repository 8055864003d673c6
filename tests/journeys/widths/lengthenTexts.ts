import type { Page } from 'playwright/test';

/** Makes every text half as long again, like a language with longer words. */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document, 4);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      const isWords = /\p{L}{2}/u.test(nodeValue ?? '') && !/[$£]\d/.test(nodeValue ?? '');
      if (!isWords || parentElement?.closest('option, style')) continue;
      const words = nodeValue?.trim().split(/\s+/) ?? [];
      const more = words.slice(0, Math.ceil(words.length / 2)).join(' ');
      texts.currentNode.nodeValue = `${nodeValue} ${more.toLowerCase()}`;
    }
  });
}
