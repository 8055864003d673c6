import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { waysToSignUp } from '../acts/waysToSignUp.ts';
import { overQuestion } from '../seeing/overQuestion.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

/** How far a card's border and shadow extend above it, in px. */
const SHADOW = 33;

const WIDTHS = [390, 600, 1024, 1025, 1280, 1920];

const asked = waysToSignUp().filter(({ brand }) => brand.analytics.consent === 'optIn');
/** A payment makes the longer page. */
const longer = asked.findIndex(({ signupType }) => SIGNUP_TYPES[signupType].needsPayment);

for (const [index, { brand, signupType }] of asked.entries()) {
  test(
    `the question about counting covers nothing of ${brand.id} (${signupType}) at first sight, nor at its end`,
    index === longer ? {} : IN_FULL,
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(brand.id, `/signup?signupType=${signupType}`);
      const question = page.locator('#privacy dialog');

      for (const width of WIDTHS) {
        await resizeTo(page, width, 900);
        await page.evaluate(() => scrollTo(0, 0));
        expect(await overQuestion(page), `at first sight at ${width}`).toEqual([]);
        const answers = await question
          .locator('form > button')
          .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().width)));
        expect(new Set(answers).size, `answers at ${width}`).toBe(1);
        const top = (await question.boundingBox())?.y ?? 0;
        const shows = top < 900 - SHADOW;
        expect(shows || top >= 900 + SHADOW, `its shadow alone at ${width}: ${top}`).toBe(true);

        // The page's end moves when room is made for the question.
        const atItsEnd = async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          return overQuestion(page);
        };
        await expect.poll(atItsEnd, `at the end at ${width}`).toEqual([]);
        await expect(question, `at the end at ${width}`).toBeInViewport({ ratio: 1 });
        // The reserved room is below the card, which ends with its content.
        const card = await page.locator('[data-page]').boundingBox();
        const line = await page
          .locator('footer, form')
          .evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().bottom)));
        expect(card && card.y + card.height - line, `below at ${width}`).toBeLessThan(100);
      }

      // An answer moves the focus to the content, whose ring crosses no line beside it.
      await question.locator('button[value="refused"]').press('Enter');
      const fields = page.locator('main [data-region="fields"]');
      await expect(fields).toBeFocused();
      const crossed = await fields.evaluate((it) => {
        const reach = Number.parseFloat(getComputedStyle(it).outlineOffset) + 2;
        const { bottom, left, right, top } = it.getBoundingClientRect();
        return [...document.querySelectorAll('footer :is(a, span, button)')]
          .filter((line) => {
            const box = line.getBoundingClientRect();
            const isBeside = box.top < bottom + reach && box.bottom > top - reach;
            return isBeside && box.left < right + reach && box.right > left - reach;
          })
          .map((line) => line.textContent);
      });
      expect(crossed).toEqual([]);
    },
  );
}

test('a page of which only the beginning has loaded does not show the question', async ({
  originOf,
  page,
  product,
  watch,
}) => {
  // The element that the first paint waits for never arrives.
  watch.allow(/rel=expect/);
  await page.route('**/signup?*', async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host, 'accept-encoding': 'identity' };
    const response = await route.fetch({ url: `${product.url}${pathname}${search}`, headers });
    const [beginning = ''] = (await response.text()).split('<main');
    await route.fulfill({ response, body: beginning });
  });
  await page.goto(`${originOf('slotbook-ca')}/signup?signupType=free`);
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#privacy')).toBeAttached();
  await expect(page.locator('#privacy dialog')).toBeHidden();
});

test(
  'an answer to the question about measuring moves nothing of a summary',
  IN_FULL,
  async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('slotbook-ca', '/signup?signupType=free');
    const summary = page.getByRole('complementary', { name: 'Order summary' });
    const topsOf = () =>
      summary
        .locator('h2:visible, h3:visible, dt:visible')
        .evaluateAll((all) =>
          all.map((it) => Math.round(it.getBoundingClientRect().top + scrollY)),
        );
    const before = await topsOf();
    await page.locator('#privacy button[value="refused"]').click();
    await expect(page.locator('#privacy dialog')).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await topsOf()).toEqual(before);
  },
);
