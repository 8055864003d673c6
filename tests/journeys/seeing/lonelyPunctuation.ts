import type { Page } from 'playwright/test';
import { resizeTo } from './resizeTo.ts';

/** A line without any letter or digit, at a width of its paragraph. */
export interface LonelyLine {
  readonly sentence: string;
  readonly width: number;
  readonly line: string;
}

/**
 * Narrows each paragraph pixel by pixel between its widths in two windows, and returns the lines
 * that are only punctuation.
 */
export async function lonelyPunctuation(
  page: Page,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<LonelyLine[]> {
  await resizeTo(page, from);
  await page.evaluate(() => {
    for (const it of document.querySelectorAll<HTMLElement>('#root *')) {
      it.dataset['narrowest'] = String(it.offsetWidth);
    }
  });
  await resizeTo(page, to);
  return page.evaluate(() => {
    const isWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
    const paragraphs = [...document.querySelectorAll<HTMLElement>('#root :is(p, dd, li, h1, h2)')]
      .filter((it) => it.offsetWidth > 0 && /[.!?]/.test(it.textContent ?? ''))
      .filter((it) => it.querySelector('p, dd, li, div, button, input') === null);
    return paragraphs.flatMap((paragraph) => {
      const widest = paragraph.offsetWidth;
      const narrowest = Number(paragraph.dataset['narrowest']);
      const own = paragraph.getAttribute('style');
      const found: LonelyLine[] = [];
      for (let width = widest; width >= Math.min(narrowest, widest); width -= 1) {
        paragraph.style.boxSizing = 'border-box';
        paragraph.style.inlineSize = `${width}px`;
        paragraph.style.maxInlineSize = 'none';
        const lone = linesOf(paragraph).find((line) => line.trim() !== '' && !isWords(line));
        if (lone !== undefined) {
          found.push({ sentence: paragraph.textContent ?? '', width, line: lone });
          break;
        }
      }
      if (own === null) paragraph.removeAttribute('style');
      else paragraph.setAttribute('style', own);
      return found;
    });

    /** Finds the drawn lines by the positions of the words and the punctuation after them. */
    function linesOf(paragraph: HTMLElement): readonly string[] {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode.nodeValue ?? '';
        // Only the ends of words can be alone: each word's last letter, and what follows it.
        for (const { 0: part, index } of text.matchAll(
          /[\p{L}\p{N}](?![\p{L}\p{N}])|[^\p{L}\p{N}\s]/gu,
        )) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + part.length);
          const { bottom, height } = range.getBoundingClientRect();
          if (height === 0) continue;
          const line = [...lines.keys()].find((it) => Math.abs(it - bottom) < height / 2) ?? bottom;
          lines.set(line, `${lines.get(line) ?? ''}${part}`);
        }
      }
      return [...lines.values()];
    }
  });
}
