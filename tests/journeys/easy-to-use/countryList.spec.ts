import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { phoneField } from '../acts/phoneField.ts';

test('without the list, the number names its country itself, and a retry finds it', async ({
  open,
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route('**/assets/CountryList-*.js', (route) => route.abort());
  const { number, dialCode, list } = phoneField(page);
  await open('slotbook', '/signup');
  await waitForHydration(page);
  await dialCode.click();
  await expect(page.getByRole('alert')).toContainText('The countries could not be loaded.');
  await number.fill('+44 20 7946 0958');
  await expect(dialCode).toHaveText('GB +44');
  await number.blur();
  await expect(number).toHaveValue('020 7946 0958');

  await page.unroute('**/assets/CountryList-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list).toBeVisible();
});

test(
  'a list that hangs times out after 120 seconds, with a retry',
  IN_FULL,
  async ({ open, page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/numberingPlansFor-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const { number, dialCode, list } = phoneField(page);
    await open('slotbook', '/signup');
    // From here on the test controls the page's clock.
    const begun = Date.now();
    await page.clock.install({ time: begun });
    await page.clock.pauseAt(begun + 10 * 60_000);
    // The time limit starts when the file is requested.
    const asked = page.waitForRequest('**/assets/numberingPlansFor-*.js');
    await dialCode.click();
    // The flow lets the browser paint first, for at most 100 ms.
    await page.clock.runFor(200);
    await asked;
    await page.clock.fastForward(119_000);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.clock.fastForward(1000);
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('The countries could not be loaded.');
    await page.clock.resume();
    expect(await findViolations(page)).toEqual([]);
    await number.fill('+44 20 7946 0958');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeHidden();
    release();
    await expect(list).toBeVisible();
  },
);
