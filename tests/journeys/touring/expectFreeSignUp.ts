import { expect, type Page, type Request } from 'playwright/test';
import { formatText } from '../../../src/core/texts/formatText.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { wordsFor } from '../../../src/core/texts/wordsFor.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import type { StoredMail } from '../../../src/sandbox/mailbox/Mail.ts';
import { activateBy } from '../acts/activateBy.ts';
import { PHONES } from '../acts/PayPage.ts';
import type { Way } from '../acts/waysToSignUp.ts';

interface Visitor {
  readonly page: Page;
  readonly mailTo: (address: string) => Promise<StoredMail>;
  readonly originOf: (brand: string) => string;
  /** Called with the page, or with the mail, at each new step. */
  readonly look?: (what: string, mail?: StoredMail) => Promise<void>;
}

const isAccount = (request: Request) => new URL(request.url()).pathname.endsWith('/account');

/** Signs up on the open page, by mail or at once, and checks the resulting account. */
export async function expectFreeSignUp(
  { look, mailTo, originOf, page }: Visitor,
  { brand, plans, signupType }: Way,
): Promise<void> {
  const byMail = brand.afterSignup === 'activationEmail';
  const texts = textsFor(brand);
  const email = `ada.${brand.id}.${signupType}.${brand.locale}@example.com`.toLowerCase();
  const person = aPerson(email, { phoneNumber: PHONES[brand.market] });
  const form = new SignupForm(page, brand);
  const isSignIn = brand.form.signInOn.includes(signupType);
  const plan = isSignIn ? plans[0] : plans.at(-1);
  if (plan === undefined) throw new Error(`${brand.id} sells nothing as ${signupType}.`);
  // A single plan is not a choice.
  if (!isSignIn && plans.length > 1) await form.choosePlan(plan.name);
  const { initial: users, max } = plan.numberOfUsers;
  if (max > 1) await form.numberOfUsers.fill(String(users));

  const checked = page.waitForResponse((it) => it.url().endsWith(brand.emailCheck.path));
  await form.fill(person);
  expect(await (await checked).json()).toMatchObject({ data: { emailStatus: 'AVAILABLE' } });
  await expect(page.getByText(texts.emailAvailable)).toBeAttached();

  // Blocks the redirect after two seconds, because the link is pressed instead.
  await page.route('**/account?*', (route) => route.abort('aborted'));
  const redirected = byMail ? null : page.waitForEvent('requestfailed', isAccount);
  await form.submitButton.click();
  const heading = byMail ? texts.successMailHeading : texts.successHeading;
  const dialog = page.getByRole('dialog', { name: heading });
  await expect(dialog).toBeVisible();
  await look?.('signed up');

  await redirected;
  await page.unroute('**/account?*');
  if (byMail) {
    const mail = await mailTo(person.email);
    const { activateTitle } = wordsFor(brand.locale).mails;
    expect(mail.subject).toBe(formatText(activateTitle, { brand: brand.name }));
    await look?.('the mail', mail);
    expect(mail.html).toContain(brand.legalName);
    expect(mail.html).toContain(brand.theme.accent);
    const link = mail.links.find((it) => it.startsWith(`${originOf(brand.id)}/activate?`));
    expect(mail.text).toContain(link);
    await activateBy(page, link ?? 'about:blank', texts);
  } else {
    await dialog.getByRole('link', { name: texts.successContinue }).click();
  }

  await page.waitForURL(/\/account\?/);
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toEqual({
    success: 'true',
    userId: expect.stringMatching(/^[\w-]{8,}$/),
    planId: plan.id,
    quantity: String(users),
  });
  await expect(page.getByText(texts.accountActive)).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText(plan.name, { exact: true })).toBeVisible();
  await look?.('the account');
}
