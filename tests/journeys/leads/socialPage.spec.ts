import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { CARDS, CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/journey.ts';
import { SocialButtons } from '../acts/SocialButtons.ts';
import { measureLayoutShifts } from '../seeing/measureLayoutShifts.ts';

const PAID = '/signup?signupType=paid&utm_source=Mail';

test('a visitor named by Google finds the plan again, completes the form and pays', async ({
  open,
  page,
}) => {
  const form = new SignupForm(page);
  const buttons = new SocialButtons(page);
  await open('slotbook', PAID);
  await waitForHydration(page);
  await form.choosePlan('Team yearly');
  await form.companyName.fill('Analytical Engines');
  await buttons.be('Sign up with Google', 'Ada Lovelace', 'paid.google@example.com');

  await expect(page.getByRole('heading', { name: 'Please complete the form' })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText('Signed up with Google').first()).toBeVisible();
  await expect(buttons.button('Sign up with Facebook')).toBeVisible();
  await expect(form.email).toBeDisabled();
  await expect(form.email).toHaveValue('paid.google@example.com');
  await expect(form.password).toBeDisabled();
  await expect(form.password).toHaveValue('Signed up with Google');
  await expect(form.fullName).toHaveValue('Ada Lovelace');
  await expect(form.companyName).toHaveValue('Analytical Engines');
  await expect(page.getByRole('main').getByRole('group', { name: 'Plan' })).toContainText(
    'Team yearly',
  );
  await expect(page).toHaveURL(/\/signup\?[^#]*utm_source=Mail/);
  await expect(page).not.toHaveURL(/state=/);
  expect(await findViolations(page)).toEqual([]);

  await form.phoneNumber.fill('2025550142');
  await form.agreement.check();
  await new CardForm(page).typeIn({ number: CARDS.visa, postalCode: '12345' });
  const [call] = await Promise.all([
    page.waitForRequest((it) => it.method() === 'POST' && it.url().endsWith('/signup')),
    form.submitButton.click(),
  ]);
  const { leadInfo } = call.postDataJSON();
  expect(leadInfo).toMatchObject({ authType: 'GOOGLE', email: 'paid.google@example.com' });
  expect(leadInfo.password ?? '').toBe('');
  await expect(form.dialog).toContainText('Your payment was processed successfully.');
});

test(
  'a visitor who is not the person named by Google continues with the plain form, and keeps typed values',
  IN_FULL,
  async ({ open, page }) => {
    const form = new SignupForm(page);
    const buttons = new SocialButtons(page);
    await open('slotbook', PAID);
    await buttons.be('Sign up with Google', 'Ada Lovelace', 'not.you@example.com');
    await expect(form.email).toBeDisabled();
    await waitForHydration(page);
    await form.companyName.fill('Analytical Engines');
    await page.getByRole('button', { name: /^Not you/ }).click();

    await expect(buttons.button('Sign up with Google')).toBeVisible();
    await expect(form.companyName).toHaveValue('Analytical Engines');
    await expect(form.email).toBeEnabled();
    await expect(form.email).toHaveValue('');
    await expect(form.fullName).toHaveValue('');
    await expect(form.password).toBeEnabled();
  },
);

test('if storage is denied, the server restores the plan', IN_FULL, async ({ open, page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, { get: deny });
    }
  });
  const buttons = new SocialButtons(page);
  await open('slotbook', PAID);
  await waitForHydration(page);
  await new SignupForm(page).choosePlan('Team yearly');
  // The link has the choice once its lazy part has loaded.
  await expect
    .poll(() => buttons.stateOf('Sign up with Google'))
    .toMatchObject({ plan: { planId: 'slotbook-team-yearly' } });
  await buttons.be('Sign up with Google', 'Ada Lovelace', 'denied.google@example.com');
  await expect(page.getByRole('heading', { name: 'Please complete the form' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('group', { name: 'Plan' })).toContainText(
    'Team yearly',
  );
});

test(
  'a Facebook account without an e-mail gets a message in place, which offers another way',
  IN_FULL,
  async ({ open, page }) => {
    const buttons = new SocialButtons(page);
    const shift = await measureLayoutShifts(page);
    await open('slotbook', '/signup');
    await waitForHydration(page);
    await buttons.choose('Sign up with Facebook', /Finn Fisher/);
    const said = "Your Facebook account doesn't have an email. Try a different sign-up option.";
    await expect(buttons.fault).toHaveText(said);
    await expect(buttons.fault).toBeFocused();
    await expect(buttons.button('Sign up with Facebook')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await shift()).toEqual([]);

    // The message shows once.
    await page.reload();
    await waitForHydration(page);
    await expect(buttons.fault).toHaveCount(0);
  },
);

test('a visitor who turns back at Google finds the typed text and a message, however early they left', async ({
  open,
  page,
}) => {
  // The late parts take their time, a second or two on a slow phone.
  await page.route('**/assets/afterHydration-*.js', () => new Promise<void>(() => undefined));
  const form = new SignupForm(page);
  const buttons = new SocialButtons(page);
  await open('facetable', '/signup');
  await waitForHydration(page);
  await form.fullName.fill('Ada Lovelace');
  await buttons.choose('Sign up with Google', 'Cancel');
  await expect(buttons.fault).toContainText('stopped before it was done');
  await waitForHydration(page);
  await expect(form.fullName).toHaveValue('Ada Lovelace');
});

test('a text that is opened before the buttons are interactive opens once they are', async ({
  open,
  page,
}) => {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/assets/social-sign-up-*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/social-sign-up-*.js');
  await open('facetable', '/signup');
  await asked;
  await page.getByRole('button', { name: 'Privacy Policy' }).first().click();
  arrives.resolve();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
});

test('an address that has an account is sent to the log-in', IN_FULL, async ({ open, page }) => {
  const buttons = new SocialButtons(page);
  await open('slotbook', '/signup');
  await waitForHydration(page);
  await buttons.choose('Sign up with Google', /Robin Baker/);
  await expect(buttons.fault).toContainText('This email address is unavailable.');
  await expect(buttons.fault.getByRole('link', { name: 'Log in instead' })).toBeVisible();
});
