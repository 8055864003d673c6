import { expect, test } from '../setup/journey.ts';
import { partsOf } from './acts/axeCases.ts';
import { coverPairs } from './acts/coverPairs.ts';
import { meetingTexts } from './acts/meetingTexts.ts';
import { overflowing } from './acts/overflowing.ts';
import { waysToSignUp } from './acts/waysToSignUp.ts';

const isFull = process.env['TEST_FULL'] !== undefined;
const ways = waysToSignUp();

// Every category in every market, because the words are theirs, and every part of a page.
const chosen = coverPairs(ways, (way) => [
  `${way.brand.category} ${way.brand.market}`,
  ...partsOf(way),
]);

for (const { brand, signupType } of isFull ? ways : chosen) {
  test(`${brand.id} (${signupType}) fits a phone with its text at 200 %`, async ({
    open,
    page,
  }) => {
    // A fold on its way is no fold of the page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(brand.id, `/signup?signupType=${signupType}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const fold of await page.locator('summary:visible').all()) await fold.click();
    expect(await overflowing(page)).toEqual([]);
    expect(await meetingTexts(page)).toEqual([]);
  });
}
