import type { Locator } from 'playwright/test';
import { CARDS, CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';
import { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { demoLink } from '../acts/demoLink.ts';

const PASSWORD = 'garden2026';

async function expectValues(form: SignupForm, values: Record<string, string>): Promise<void> {
  const fields = new Map<string, Locator>(Object.entries(form));
  for (const [name, value] of Object.entries(values)) {
    await expect(fields.get(name) ?? form.dialog).toHaveValue(value);
  }
}

test('an ordinary lead finds the form filled in, chooses a password and signs up', async ({
  mailTo,
  open,
  page,
}) => {
  await open('chatmoor-uk', demoLink('chatmoor-uk', 'leads', 'Ordinary'));
  await waitForHydration(page);
  const form = new SignupForm(page);
  await expectValues(form, {
    fullName: 'Lena Fields',
    companyName: 'Fields Flowers',
    email: 'lena@example.com',
  });
  await expect(form.phoneNumber).toHaveValue(/20 ?7946 ?0142/);
  await form.password.fill(PASSWORD);
  await form.agreement.check();
  await form.submitButton.click();

  await expect(form.dialog).toContainText('lena@example.com');
  expect((await mailTo('lena@example.com')).subject).toContain('Chatmoor');
});

test(
  'a lead authorised by Google completes the form and pays: no password, no mail to wait for',
  IN_FULL,
  async ({ open, page }) => {
    await open('slotbook', demoLink('slotbook', 'leads', 'Authorised by Google'));
    await waitForHydration(page);
    const form = new SignupForm(page);
    await expect(page.getByRole('heading', { name: 'Please complete the form' })).toBeVisible();
    await expect(form.email).toHaveValue('gina@example.com');
    await expect(form.email).toBeDisabled();
    await expect(form.password).toBeDisabled();
    await new CardForm(page).typeIn({ number: CARDS.visa });
    await form.agreement.check();
    const [call] = await Promise.all([page.waitForRequest(/\/signup$/), form.submitButton.click()]);

    expect(call.postDataJSON().leadInfo).toMatchObject({ authType: 'GOOGLE' });
    await page.waitForURL(/\/account\?success=true/);
    await expect(page.getByText('gina@example.com')).toBeVisible();
  },
);

test(
  'a lead with a redirect outside the allow-list is led to their own account',
  IN_FULL,
  async ({ open, page }) => {
    const path = demoLink('facetable', 'leads', 'Led outside the allow-list');
    await open('facetable', path.replace('signupType=paid', 'signupType=free'));
    await waitForHydration(page);
    const form = new SignupForm(page);
    await form.agreement.check();
    await form.submitButton.click();

    await page.waitForURL(/\/account\?success=true/);
    expect(new URL(page.url()).hostname).toBe('facetable.localhost');
  },
);

test(
  'a lead with a redirect to a page of the brand is led there',
  IN_FULL,
  async ({ open, page, standInFor }) => {
    await standInFor('www.facetable.example');
    const path = demoLink('facetable', 'leads', 'Led to https://www.facetable.example/welcome');
    await open('facetable', path.replace('signupType=paid', 'signupType=free'));
    await waitForHydration(page);
    const form = new SignupForm(page);
    await form.agreement.check();
    await form.submitButton.click();

    await page.waitForURL(/^https:\/\/www\.facetable\.example\/welcome\?success=true/);
  },
);

test('a deal sells its admin-access plan at one price', IN_FULL, async ({ open, page }) => {
  await open('coursenest', demoLink('coursenest', 'deals', 'Plan of admin access'));
  await waitForHydration(page);
  const form = new SignupForm(page);
  await expect(form.numberOfUsers).toHaveCount(0);
  await expect(page.locator('#submit-amount strong')).toHaveText('$12,000.00');
  await form.fullName.fill('Nora Field');
  await form.companyName.fill('Field Academy');
  await form.phoneNumber.fill('2025550142');
  await form.email.fill('nora@example.com');
  await form.password.fill(PASSWORD);
  await form.agreement.check();
  await new CardForm(page).typeIn({ number: CARDS.visa });
  await form.submitButton.click();

  await page.waitForURL(/\/account\?success=true/);
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan.getByText('Site license', { exact: true })).toBeVisible();
});

test("a deal's discount lowers the selected plan", IN_FULL, async ({ open, page }) => {
  await open('coursenest', demoLink('coursenest', 'deals', 'Discount'));
  await waitForHydration(page);
  await expect(page.locator('#submit-amount strong')).toHaveText('$42.00');
  await expect(page.getByText('Educator discount').first()).toBeVisible();
});

test(
  'an account can buy its assigned plan, and no visitor without the link can',
  IN_FULL,
  async ({ open, page }) => {
    await open('careline', '/demo/sign-in?as=owner');
    await open('careline', '/payment');
    await expect(page.getByRole('heading', { name: 'Upgrade your plan' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Hospital' })).toHaveCount(0);

    const link = demoLink('careline', 'deals', 'For the account (sign in as its owner first)');
    await open('careline', link);
    await waitForHydration(page);
    await new CardForm(page).typeIn({ number: CARDS.visa });
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(/\/account\?success=true/);
  },
);

test('on the payment page a lead signs up with the token that is in the page', async ({
  open,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open('ringwell-ca', demoLink('ringwell-ca', 'leads', 'On the payment page'));
  await waitForHydration(page);
  await expect(new SignupForm(page).fullName).toHaveValue('Lena Fields');
  await expect(new SignupForm(page).province).toHaveValue('ON');
  await new CardForm(page).field('number').waitFor();
  expect(asked).not.toContain('/client-token');
});

test(
  'the index of brands leads to leads, deals and wrong links',
  IN_FULL,
  async ({ page, product, watch }) => {
    watch.allow(/status of 400/);
    await page.goto(`${product.url.replace('127.0.0.1', 'localhost')}/`);
    const card = page.getByRole('article', { name: 'Coursenest' });
    await card.getByText('Test values').click();
    const wrong = await card.getByRole('link', { name: 'Wrong pin' }).getAttribute('href');
    await card.getByRole('link', { name: 'Plan of admin access' }).click();
    await expect(page.getByRole('group', { name: 'Plan' })).toContainText('Site license');
    await page.goto(wrong ?? '');
    await expect(page.getByRole('heading', { name: "Hmm, there's been a glitch." })).toBeVisible();
  },
);
