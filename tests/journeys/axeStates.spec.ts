import type { Page, Route } from 'playwright/test';
import { SIGNUP_TYPES } from '../../src/core/rules/signupTypes/signupTypes.ts';
import { expect, test } from '../setup/journey.ts';
import {
  type AxeCase,
  PAGE_STATES,
  type PageState,
  pairwise,
  WIDTHS,
  wholeProduct,
} from './acts/axeCases.ts';
import { CARDS, CardForm } from './acts/CardForm.ts';
import { aPerson, SignupForm } from './acts/SignupForm.ts';
import { violations } from './acts/violations.ts';
import { waitForHydration } from './acts/waitForHydration.ts';
import { waysToSignUp } from './acts/waysToSignUp.ts';

/** Every brand in every way that it offers. */
const ways = waysToSignUp();
const cases = process.env['TEST_FULL'] === undefined ? pairwise(ways) : wholeProduct(ways);

test('every brand meets every state, and every state every width', () => {
  const met = (name: (it: AxeCase, state: PageState) => string) =>
    new Set(cases.flatMap((it) => it.states.map((state) => name(it, state))));
  const brands = new Set(ways.map(({ brand }) => brand.id)).size;
  expect(met(({ brand }, state) => `${brand.id} ${state}`).size).toBe(brands * PAGE_STATES.length);
  expect(met(({ width }, state) => `${width} ${state}`).size).toBe(2 * PAGE_STATES.length);
  expect(met(({ width, brand }) => `${brand.id} ${width}`).size).toBe(brands * WIDTHS.length);
});

const POSTAL_CODES = {
  US: { postalCode: '12345' },
  CA: { postalCode: 'K1A 0B1' },
  UK: { postalCode: 'SW1A 1AA' },
} as const;

const PHONES = { US: '2025550142', CA: '4165550142', UK: '02079460127' } as const;

/** The calls that sign up. */
const SIGN_UP = /\/signup(\/free(trial)?)?$/;

/** Only the call: the page has the same path. */
const failing = (route: Route): Promise<void> => {
  if (route.request().method() !== 'POST') return route.fallback();
  const data = { status: false, success: false, message: 'PAYMENT_DECLINED', data: null };
  return route.fulfill({ status: 500, json: data });
};

/** Brings a state about; false where the page has none such. */
type Act = (page: Page, form: SignupForm, it: AxeCase) => Promise<boolean>;

async function openDialog(page: Page, opener: string): Promise<boolean> {
  const button = page.getByRole('button', { name: opener, exact: true }).first();
  if (!(await button.isVisible())) return false;
  await button.click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  return true;
}

const ACTS: Readonly<Record<PageState, Act>> = {
  empty: async () => true,
  terms: (page, _form, { brand }) => openDialog(page, brand.agreement.termsTitle),
  privacy: (page, _form, { brand }) => openDialog(page, brand.agreement.privacyTitle),
  async editPlan(page) {
    const fold = page.getByRole('complementary').locator('summary');
    if (await fold.isVisible()) await fold.click();
    return openDialog(page, 'Edit plan');
  },
  async errors(page, form) {
    // A card's fields are drawn once they come near the window.
    await form.submitButton.scrollIntoViewIfNeeded();
    await expect(form.submitButton).toBeEnabled();
    await form.submitButton.click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    return true;
  },
  async filled(page, form, { brand, signupType, width }) {
    const email = `axe.${brand.id}.${signupType}.${width}@example.com`.toLowerCase();
    await form.fill(aPerson(email, { phoneNumber: PHONES[brand.market] }));
    if (SIGNUP_TYPES[signupType].needsPayment) {
      await new CardForm(page).typeIn({ number: CARDS.visa, ...POSTAL_CODES[brand.market] });
    }
    return true;
  },
  async failure(page, form, it) {
    await ACTS.filled(page, form, it);
    await page.route(SIGN_UP, failing);
    await form.submitButton.click();
    await expect(form.dialog).toBeVisible();
    return true;
  },
  async captcha(page, form, it) {
    await page.unroute(SIGN_UP);
    await ACTS.filled(page, form, it);
    const { origin: url } = new URL(page.url());
    await page.context().addCookies([{ name: 'sandbox_captcha', value: 'robot', url }]);
    await form.submitButton.click();
    await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible();
    await page.context().clearCookies({ name: 'sandbox_captcha' });
    return true;
  },
  async success(page, form, it) {
    await page.unroute(SIGN_UP);
    await ACTS.filled(page, form, it);
    // The account that some pages lead to after two seconds stays away while axe looks.
    await page.route('**/account?*', (route) => route.abort('aborted'));
    const box = page.getByRole('checkbox', { name: 'I am not a robot' });
    await ((await box.isVisible()) ? box : form.submitButton).click();
    await expect(form.dialog).toBeVisible();
    return true;
  },
};

/** Every brand can show these whatever it offers; the rest depends on it. */
const ALWAYS: ReadonlySet<PageState> = new Set(['empty', 'terms', 'privacy', 'filled']);

for (const it of cases) {
  const { brand, signupType, width, states } = it;
  test(`${brand.id} (${signupType}) at ${width} pixels is accessible: ${states.join(', ')}`, async ({
    open,
    page,
    watch,
  }) => {
    // Nine looks by axe are long on a machine that has much else to do.
    test.slow();
    watch.allow(/status of (403|500)/);
    await page.setViewportSize({ width, height: 900 });
    const form = new SignupForm(page);
    await open(brand.id, `/signup?signupType=${signupType}`);
    await waitForHydration(page);
    for (const state of states) {
      await test.step(state, async () => {
        const shows = await ACTS[state](page, form, it);
        expect(shows || !ALWAYS.has(state), state).toBe(true);
        if (!shows) return;
        const isModal = await form.dialog.isVisible();
        expect(await violations(page, isModal ? 'dialog[open]' : undefined), state).toEqual([]);
        if (isModal) await page.keyboard.press('Escape');
      });
    }
  });
}
