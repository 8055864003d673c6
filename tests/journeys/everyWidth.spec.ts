import { expect, test } from '../setup/journey.ts';
import { partsOf } from './acts/axeCases.ts';
import { coverPairs } from './acts/coverPairs.ts';
import { meetingTexts } from './acts/meetingTexts.ts';
import { overflowing } from './acts/overflowing.ts';
import { waysToSignUp } from './acts/waysToSignUp.ts';

const [NARROWEST, WIDEST, STEP] = [320, 2560, 20];
const isFull = process.env['TEST_FULL'] !== undefined;
const ways = waysToSignUp();

for (const { brand, signupType } of isFull ? ways : coverPairs(ways, partsOf)) {
  test(`${brand.id} (${signupType}) scrolls sideways at no width, and no text runs into another`, async ({
    open,
    page,
  }) => {
    await open(brand.id, `/signup?signupType=${signupType}`);
    const troubles: string[] = [];
    for (let width = NARROWEST; width <= WIDEST; width += STEP) {
      await page.setViewportSize({ width, height: 900 });
      for (const it of [...(await overflowing(page)), ...(await meetingTexts(page))]) {
        troubles.push(`${width}: ${it}`);
      }
    }
    expect(troubles).toEqual([]);
  });
}
