import { findViolations } from '../../src/ops/gallery/pictures/findViolations.ts';
import { OPEN_WINDOW } from '../../src/ops/gallery/states/Act.ts';
import { ACTS } from '../../src/ops/gallery/states/acts.ts';
import { SignupForm } from '../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../src/ops/gallery/visitor/waitForHydration.ts';
import { type GalleryState, SIGNUP_STATES } from '../../src/ops/gallery/visits/Visit.ts';
import { expect, test } from '../setup/journey.ts';
import { type AxeCase, pairwise, WIDTHS, wholeProduct } from './acts/axeCases.ts';
import { waysToSignUp } from './acts/waysToSignUp.ts';

/** Every brand in every way that it offers. */
const ways = waysToSignUp();
const cases = process.env['TEST_FULL'] === undefined ? pairwise(ways) : wholeProduct(ways);

test('every brand meets every state, and every state every width', () => {
  const met = (name: (it: AxeCase, state: GalleryState) => string) =>
    new Set(cases.flatMap((it) => it.states.map((state) => name(it, state))));
  const brands = new Set(ways.map(({ brand }) => brand.id)).size;
  expect(met(({ brand }, state) => `${brand.id} ${state}`).size).toBe(
    brands * SIGNUP_STATES.length,
  );
  expect(met(({ width }, state) => `${width} ${state}`).size).toBe(2 * SIGNUP_STATES.length);
  expect(met(({ width, brand }) => `${brand.id} ${width}`).size).toBe(brands * WIDTHS.length);
});

/** Every brand can show these whatever it offers; the rest depends on it. */
const ALWAYS: ReadonlySet<GalleryState> = new Set(['empty', 'terms', 'privacy', 'filled']);

for (const it of cases) {
  const { brand, signupType, width, states } = it;
  const path = `/signup?signupType=${signupType}`;
  test(`${brand.id} (${signupType}) at ${width} pixels is accessible: ${states.join(', ')}`, async ({
    open,
    page,
    watch,
  }) => {
    // Nine looks by axe are long on a machine that has much else to do.
    test.slow();
    // A colour that changes while axe looks is no colour of the page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    watch.allow(/status of (403|500)/);
    await page.setViewportSize({ width, height: 900 });
    const form = new SignupForm(page);
    await open(brand.id, path);
    await waitForHydration(page);
    for (const state of states) {
      await test.step(state, async () => {
        const shows = await ACTS[state]({ page, form, visit: { ...it, path } });
        expect(shows !== null || !ALWAYS.has(state), state).toBe(true);
        if (shows === null) return;
        const look = shows === 'window' ? { within: OPEN_WINDOW } : {};
        expect(await findViolations(page, look), state).toEqual([]);
        if (shows !== 'window') return;
        const hidden = await form.dialog.evaluate((it) => it.scrollWidth - it.clientWidth);
        expect(hidden, `${state}: pixels beside the dialog`).toBe(0);
        await page.keyboard.press('Escape');
      });
    }
  });
}
