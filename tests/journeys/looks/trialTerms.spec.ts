import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { waysToSignUp } from '../acts/waysToSignUp.ts';

const trials = waysToSignUp().filter(({ signupType }) => SIGNUP_TYPES[signupType].isTrial);

/** A trial's length, what follows it, when, and the first charge. */
const TERMS = [
  /whichever comes first|free for \d+ days/gi,
  /billing starts|ends by itself/gi,
  /the trial ends on/gi,
  /first (bill|charge)/gi,
];

for (const [index, { brand, signupType }] of trials.entries()) {
  test(
    `${brand.id} (${signupType}) says a term of its trial beside the price and at the button, and no third time`,
    allButFirst(index),
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const english = brand.languages.find((it) => it.startsWith('en'));
      await open(brand.id, `/signup?signupType=${signupType}&lang=${english}`);
      const said = await page.evaluate(() => {
        // Announcements are only for screen readers, and invisible.
        for (const it of document.querySelectorAll<HTMLElement>('output')) it.textContent = '';
        return document.querySelector<HTMLElement>('#root')?.innerText ?? '';
      });
      expect(said).toMatch(/whichever comes first|free for \d+ days/i);
      expect(said).toMatch(/the trial ends on/i);
      for (const term of TERMS) {
        expect(said.match(term)?.length ?? 0, `${term}`).toBeLessThanOrEqual(2);
      }
    },
  );
}
