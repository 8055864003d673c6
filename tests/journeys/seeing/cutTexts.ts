import type { Page } from 'playwright/test';

/**
 * Returns the texts of a page that are cut off at a box's edge, including the options that a select
 * may show.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('There is no pen.');
    const roomIn = (it: Element) => {
      const { paddingInlineEnd, paddingInlineStart } = getComputedStyle(it);
      return (
        it.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      );
    };
    const found: string[] = [];
    for (const list of document.querySelectorAll<HTMLSelectElement>('#root select')) {
      pen.font = getComputedStyle(list).font;
      for (const { text } of list.options) {
        const beyond = Math.ceil(pen.measureText(text).width - roomIn(list));
        if (beyond > 0) found.push(`'${text}', by ${beyond}, in the list ${list.name}`);
      }
    }
    for (const it of document.querySelectorAll('#root :not(select, option, svg, svg *)')) {
      const { clipPath, overflowX } = getComputedStyle(it);
      const hides = (overflowX === 'hidden' || overflowX === 'clip') && clipPath === 'none';
      const beyond = it.scrollWidth - it.clientWidth;
      if (hides && beyond > 1 && it.clientWidth > 1 && it.textContent.trim() !== '') {
        found.push(`'${it.textContent.trim().slice(0, 60)}', by ${beyond}`);
      }
    }
    // What a filler shows must fit there, or it would cover the contact below.
    for (const filler of document.querySelectorAll('[data-region="filler"]')) {
      const beyond = Math.ceil(filler.scrollHeight - filler.clientHeight);
      if (beyond > 0) found.push(`'${filler.textContent}', by ${beyond}`);
    }
    return found;
  });
}
