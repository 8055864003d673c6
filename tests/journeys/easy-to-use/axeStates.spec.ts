import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { OPEN_WINDOW } from '../../../src/ops/gallery/states/Act.ts';
import { ACTS } from '../../../src/ops/gallery/states/acts.ts';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { SIGNUP_STATES, WIDTHS } from '../../../src/ops/gallery/visits/Visit.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { everyPart, isSure, partsOf, shownBy, visitsOf, wholeProduct } from '../acts/axeCases.ts';
import { waysToSignUp } from '../acts/waysToSignUp.ts';
import { expectComposedDialog } from '../seeing/expectComposedDialog.ts';
import { expectRulesOnce, PASSWORD_ERROR } from '../seeing/expectRulesOnce.ts';
import { lostReferences } from '../seeing/lostReferences.ts';

/** Every brand with each of its sign-up types. */
const ways = waysToSignUp();
const product = wholeProduct(ways);
const isFull = process.env['TEST_FULL'] !== undefined;
const visits = visitsOf(isFull ? product : everyPart(product));

test('every part of a page occurs in every state, and every state at every width', () => {
  const met = visits.flatMap(({ states, ...it }) =>
    states.flatMap((state) => shownBy({ ...it, state })),
  );
  expect([...new Set(met)]).toEqual(
    expect.arrayContaining(product.filter(isSure).flatMap((it) => shownBy(it))),
  );
  // Each part occurs at least in the states that every page has.
  const parts = new Set(ways.flatMap(partsOf));
  expect(parts).toContain('CC');
  expect(new Set(met).size).toBeGreaterThan(parts.size * 4 + WIDTHS.length * 8);
  expect(new Set(visits.flatMap(({ states }) => states))).toEqual(new Set(SIGNUP_STATES));
});

for (const { states, way, width } of visits) {
  const { brand, signupType } = way;
  const path = `/signup?signupType=${signupType}`;
  test(`${brand.id} (${signupType}) at ${width} pixels is accessible: ${states.join(', ')}`, async ({
    open,
    page,
    watch,
  }) => {
    // Nine runs of axe take long on a busy machine.
    test.slow();
    // A colour in transition would be reported.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    watch.allow(/status of (403|500)/);
    await page.setViewportSize({ width, height: 900 });
    const form = new SignupForm(page);
    await open(brand.id, path);
    for (const state of states) {
      await test.step(state, async () => {
        const visit = { brand, signupType, path, states, width };
        const shows = await ACTS[state]({ page, form, visit });
        expect(shows !== null || !isSure({ state, way, width }), state).toBe(true);
        if (shows === null) return;
        await expect.poll(() => lostReferences(page), state).toEqual([]);
        const look = shows === 'window' ? { within: OPEN_WINDOW } : {};
        expect(await findViolations(page, look), state).toEqual([]);
        if (shows !== 'window') {
          // The sign-in variant asks for the password once the address is valid.
          const isAsked = !brand.form.signInOn.includes(signupType);
          if (state === 'errors' && isAsked)
            await expect(page.locator(PASSWORD_ERROR)).toBeVisible();
          return expectRulesOnce(page);
        }
        await expectComposedDialog(page, form.dialog);
        const hidden = await form.dialog.evaluate((it) => it.scrollWidth - it.clientWidth);
        expect(hidden, `${state}: pixels beside the dialog`).toBe(0);
        await page.keyboard.press('Escape');
      });
    }
  });
}
