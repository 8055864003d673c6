import { expect, type Page } from 'playwright/test';
import { brokenWords } from './brokenWords.ts';
import { meetingTexts } from './meetingTexts.ts';
import { overflowing } from './overflowing.ts';
import { resizeTo } from './resizeTo.ts';

const sizeText = (page: Page, size: string) =>
  page.evaluate((it) => {
    document.documentElement.style.fontSize = it;
  }, size);

/** Returns the buttons' texts with a line that is not centred. */
function offMiddle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [
      ...document.querySelectorAll('main :is([data-variant=primary], [data-variant=secondary])'),
    ];
    return buttons.flatMap((it) => {
      const { left, width } = it.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(it);
      const isOff = [...range.getClientRects()].some(
        (line) => line.width > 1 && Math.abs(line.left + line.width / 2 - left - width / 2) > 2,
      );
      return isOff ? [it.textContent] : [];
    });
  });
}

/**
 * Unfolds everything on a phone with text at 200 %: all fits, also on the narrowest phone and at a
 * desk, and no word breaks. Then restores the page.
 */
export async function expectBigText(page: Page): Promise<void> {
  await resizeTo(page, 390, 844);
  await sizeText(page, '200%');
  const folds = await page.locator('#root summary:visible').all();
  // As a press does, without waiting until each has been drawn where it can be pressed.
  for (const fold of folds) await fold.dispatchEvent('click');
  expect(await overflowing(page), 'wider than a phone').toEqual([]);
  expect(await meetingTexts(page), 'texts that meet').toEqual([]);
  expect(await brokenWords(page), 'broken words').toEqual([]);
  expect(await offMiddle(page), 'buttons whose text is off their middle').toEqual([]);
  await resizeTo(page, 320, 640);
  expect(await overflowing(page), 'wider than the narrowest phone').toEqual([]);
  for (const fold of folds) await fold.dispatchEvent('click');
  await resizeTo(page, 1280, 900);
  expect(await overflowing(page), 'wider than a desk').toEqual([]);
  expect(await meetingTexts(page), 'texts that meet at a desk').toEqual([]);
  expect(await brokenWords(page), 'broken words at a desk').toEqual([]);
  await sizeText(page, '');
}
