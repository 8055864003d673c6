import type { Request } from 'playwright/test';
import { aPerson, SignupForm } from '../../src/ops/gallery/visitor/SignupForm.ts';
import { expect, test } from '../setup/journey.ts';
import { freeWays, type Way } from './acts/waysToSignUp.ts';

const ways = freeWays();

const PHONES = { US: '2025550142', CA: '4165550118', UK: '02079460127' } as const;

function personOf({ brand, signupType }: Way) {
  const email = `ada.${brand.id}.${signupType.toLowerCase()}@example.com`;
  return aPerson(email, { phoneNumber: PHONES[brand.market] });
}

const isAccount = (request: Request) => new URL(request.url()).pathname.endsWith('/account');

test('every market is signed up on', () => {
  expect(new Set(ways.map(({ brand }) => brand.market))).toEqual(new Set(['US', 'CA', 'UK']));
});

test('every market has an activation by mail and one at once', () => {
  const pairs = new Set(ways.map(({ brand }) => `${brand.market} ${brand.afterSignup}`));
  expect([...pairs].toSorted()).toEqual(
    ['CA', 'UK', 'US'].flatMap((it) => [`${it} activationEmail`, `${it} activeAccount`]),
  );
});

for (const way of ways) {
  const { brand, signupType, plans } = way;
  const byMail = brand.afterSignup === 'activationEmail';

  test(`a visitor signs up on ${brand.id} (${signupType}) and ${
    byMail ? 'activates the account by the mail' : 'is led to the active account'
  }`, async ({ open, page, mailTo, originOf }) => {
    const [person, form] = [personOf(way), new SignupForm(page)];
    await open(brand.id, `/signup?signupType=${signupType}`);
    const plan = brand.form.signInOn.includes(signupType) ? plans[0] : plans.at(-1);
    if (plan === undefined) throw new Error(`${brand.id} sells nothing as ${signupType}.`);
    if (!brand.form.signInOn.includes(signupType)) await form.plan(plan.name).check();
    const { initial: users, max } = plan.numberOfUsers;
    if (max > 1) await form.numberOfUsers.fill(String(users));

    const checked = page.waitForResponse((it) => it.url().endsWith(brand.emailCheck.path));
    await form.fill(person);
    expect(await (await checked).json()).toMatchObject({ data: { emailStatus: 'AVAILABLE' } });
    await expect(page.getByText('This email address can be used.')).toBeAttached();

    // The redirect that follows in two seconds leads nowhere: the link is pressed instead.
    await page.route('**/account?*', (route) => route.abort('aborted'));
    const redirected = byMail ? null : page.waitForEvent('requestfailed', isAccount);
    await form.submitButton.click();
    const heading = byMail ? 'Check your inbox' : 'Your account is ready';
    const dialog = page.getByRole('dialog', { name: brand.texts.successHeading ?? heading });
    await expect(dialog).toBeVisible();

    await redirected;
    await page.unroute('**/account?*');
    if (byMail) {
      const mail = await mailTo(person.email);
      expect(mail.subject).toBe(`Activate your ${brand.name} account`);
      expect(mail.html).toContain(brand.legalName);
      expect(mail.html).toContain(brand.theme.accent);
      const link = mail.links.find((it) => it.startsWith(`${originOf(brand.id)}/activate?`));
      expect(mail.text).toContain(link);
      await page.goto(link ?? 'about:blank');
    } else {
      await dialog.getByRole('link', { name: 'Continue to your account' }).click();
    }

    await page.waitForURL(/\/account\?/);
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toEqual({
      success: 'true',
      userId: expect.stringMatching(/^[\w-]{8,}$/),
      planId: plan.id,
      quantity: String(users),
    });
    await expect(page.getByText('Your account is active.')).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByText(plan.name, { exact: true })).toBeVisible();
  });
}

test("a visitor finds the mail in the sandbox's mailbox and activates from there", async ({
  open,
  page,
  mailTo,
  watch,
}) => {
  // The watch's own script, in the mail's frame: no script runs there.
  watch.allow(/Blocked script execution in '[^']*\/sandbox\/mailbox\//);
  const [person, form] = [aPerson('mailbox@example.com'), new SignupForm(page)];
  await open('chatmoor', '/signup');
  await form.fill(person);
  await form.submitButton.click();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  await mailTo(person.email);

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Mailbox' }).click();
  await page
    .getByRole('link', { name: /Activate your Chatmoor account/ })
    .first()
    .click();
  const mail = page.frameLocator('iframe');
  await mail.getByRole('link', { name: 'Activate your account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
});

test('a double click signs up once', async ({ open, page }) => {
  const form = new SignupForm(page);
  const calls: string[] = [];
  page.on('request', (it) => it.url().endsWith('/signup/free') && calls.push(it.method()));
  await open('slotbook-ca', '/signup');
  await form.fill(aPerson('double@example.com'));
  await form.submitButton.dblclick();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  expect(calls).toEqual(['POST']);
});
