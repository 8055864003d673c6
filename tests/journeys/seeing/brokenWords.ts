import type { Page } from 'playwright/test';

/** Returns the words and numbers that break across lines, except addresses and words with a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document, 4);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      if (!nodeValue || !parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of nodeValue.matchAll(
        /[\p{L}\p{M}\p{N}'’]{2,}(?![@.\p{L}\p{N}-])/gu,
      )) {
        if (/[@.-]$/.test(nodeValue.slice(0, index))) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}
