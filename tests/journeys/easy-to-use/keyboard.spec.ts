import type { Locator, Page } from 'playwright/test';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { allButFirst } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';

const MOST_STOPS = 40;

/** Presses Tab until an element has the focus, like a visitor without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

test('a whole sign-up needs no mouse', async ({ open, page, mailTo }) => {
  const [person, form] = [aPerson('keys@example.com'), new SignupForm(page)];
  await open('slotbook-ca', '/signup?signupType=noCardSignup');
  await waitForHydration(page);
  const { keyboard } = page;

  await tabTo(page, form.plan('Starter'));
  await keyboard.press('ArrowDown');
  await expect(form.plan('Team')).toBeChecked();
  await tabTo(page, form.numberOfUsers);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('4');
  for (const name of ['fullName', 'companyName', 'phoneNumber', 'email', 'password'] as const) {
    await tabTo(page, form[name]);
    await keyboard.type(person[name]);
  }
  await tabTo(page, form.province);
  // A single key, because between several the browser waits a second only.
  await keyboard.type('O');
  await expect(form.province).toHaveValue('ON');
  await tabTo(page, form.agreement);
  await keyboard.press('Space');
  await expect(form.agreement).toBeChecked();
  await tabTo(page, form.submitButton);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  expect((await mailTo(person.email)).subject).toBe('Activate your Slotbook Canada account');
});

for (const [index, title] of ['Terms and Conditions', 'Privacy Policy'].entries()) {
  test(
    `the ${title} open by the keyboard, and Esc closes them where they were opened`,
    allButFirst(index),
    async ({ open, page }) => {
      const form = new SignupForm(page);
      await open('slotbook', '/signup');
      await waitForHydration(page);
      const opener = page.locator('label').getByRole('button', { name: title });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();

      // The focus stays inside.
      for (let stop = 0; stop < 6; stop += 1) {
        await page.keyboard.press('Tab');
        await expect(form.email).not.toBeFocused();
        await expect(opener).not.toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(form.agreement).not.toBeChecked();
    },
  );
}

/** The text that assistive technology reads after a field's name. */
function describedBy(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

test('an empty form lists what is missing, each a link to its field, and goes to the first', async ({
  open,
  page,
}) => {
  const form = new SignupForm(page);
  await open('slotbook', '/signup');
  await form.submitButton.click();

  const summary = page.getByRole('alert').filter({ hasText: 'There are 5 problems' });
  // All of it is announced while folded, and nothing twice once it is unfolded.
  await expect(summary).toContainText('Enter a valid email address. Password must');
  const timesHeard = async () =>
    ((await summary.innerText()).match(/Enter a valid email address\./g) ?? []).length;
  expect(await timesHeard()).toBe(1);
  await expect(form.fullName).toBeFocused();
  await expect(form.fullName).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Error: /);

  const links = summary.getByRole('link');
  await expect(links).toHaveCount(0);
  await summary.getByText('There are 5 problems').click();
  expect(await timesHeard()).toBe(1);
  await expect(links).toHaveText([
    'Please enter a valid name.',
    'Please enter a valid company name.',
    'Enter a valid email address.',
    'Password must contain at least one letter, one number & 8 characters.',
    'Please agree to the terms to continue.',
  ]);
  const fields = [form.fullName, form.companyName, form.email, form.password, form.agreement];
  for (const [index, message] of (await links.allTextContents()).entries()) {
    const field = fields[index] ?? form.submitButton;
    await links.nth(index).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await describedBy(field)).toContain(message);
  }

  // Corrections are crossed out in place: nothing below moves, and nothing is announced.
  const corrected = page.getByRole('group').filter({ hasText: 'Nothing left to correct' });
  const top = () =>
    form.fullName.evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await form.fill(aPerson('corrected@example.com'));
  await expect(corrected.locator('s')).toHaveCount(5);
  await expect(corrected.getByRole('link')).toHaveCount(0);
  await expect(summary).toHaveCount(0);
  expect(await top()).toBe(before);
  await expect(page).not.toHaveTitle(/^Error: /);
});
