import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { typedValues } from '../acts/typedValues.ts';

const UNAVAILABLE = 'This email address is unavailable. Please try a different address.';

for (const [index, [whose, address]] of (
  [
    ['used already', 'taken@example.com'],
    ["at the brand's own domain", 'me@slotbook.example'],
    ["below the brand's own domain", 'me@mail.slotbook.example'],
  ] as const
).entries()) {
  test(
    `an address ${whose} is refused, with the log-in beside the message`,
    allButFirst(index),
    async ({ open, page }) => {
      const form = new SignupForm(page);
      await open('slotbook', '/signup');
      await form.email.fill(address);
      await form.email.blur();
      await expect(form.email).toHaveAccessibleDescription(new RegExp(`^${UNAVAILABLE}`));
      await expect(form.email).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('link', { name: 'Log in instead' })).toHaveAttribute(
        'href',
        'https://app.slotbook.example/login',
      );
      await form.email.fill('someone.else@example.com');
      await expect(page.getByText(UNAVAILABLE)).toBeHidden();
    },
  );
}

test('an invalid address is refused without asking the server', IN_FULL, async ({ open, page }) => {
  const form = new SignupForm(page);
  const asked: string[] = [];
  page.on('request', (it) => it.url().endsWith('/email') && asked.push(it.url()));
  await open('slotbook', '/signup');
  await form.email.fill('ada@nowhere');
  await form.email.blur();
  await expect(form.email).toHaveAccessibleDescription('Enter a valid email address.');
  expect(asked).toEqual([]);
});

test('a submission waits for the running check, and continues by itself', async ({
  open,
  page,
}) => {
  const form = new SignupForm(page);
  const calls: string[] = [];
  page.on('request', (it) => it.method() === 'POST' && calls.push(new URL(it.url()).pathname));
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/email', async (route) => {
    await held;
    await route.continue();
  });
  await open('slotbook-ca', '/signup');
  await form.fill(aPerson('patient@example.com'));
  await form.submitButton.click();
  await expect(form.submitButton).toHaveAttribute('aria-busy', 'true');
  expect(calls).not.toContain('/signup/free');
  letGo();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  expect(calls.filter((it) => it === '/email' || it === '/signup/free')).toEqual([
    '/email',
    '/signup/free',
  ]);
});

test(
  'an address that the check refuses stops the submission that waited for it',
  IN_FULL,
  async ({ open, page }) => {
    const form = new SignupForm(page);
    const calls: string[] = [];
    page.on('request', (it) => calls.push(new URL(it.url()).pathname));
    await open('slotbook', '/signup');
    await form.fill(aPerson('taken@example.com'));
    await form.submitButton.click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(new RegExp(`^${UNAVAILABLE}`));
    await expect(form.submitButton).not.toHaveAttribute('aria-busy');
    expect(calls).not.toContain('/signup/free');
  },
);

test(
  'an address taken in the meantime is refused by the sign-up, and nothing typed is lost',
  IN_FULL,
  async ({ open, page, watch }) => {
    watch.allow(/status of 409/);
    const form = new SignupForm(page);
    await page.route('**/email', (route) =>
      route.fulfill({ json: { success: true, message: '', data: { emailStatus: 'AVAILABLE' } } }),
    );
    await open('slotbook', '/signup');
    await form.fill(aPerson('taken@example.com'));
    const typed = await typedValues(form);
    await form.submitButton.click();
    await expect(form.email).toHaveAccessibleDescription(new RegExp(`^${UNAVAILABLE}`));
    await expect(page.getByRole('link', { name: 'Log in instead' })).toBeVisible();
    await expect(form.submitButton).not.toHaveAttribute('aria-busy');
    expect(await form.values()).toEqual(typed);
  },
);

test(
  "a failed check prevents no sign-up, because the sign-up's own check decides",
  IN_FULL,
  async ({ open, page, watch }) => {
    watch.allow(/status of 500/);
    const form = new SignupForm(page);
    await page.route('**/email', (route) => route.fulfill({ status: 500, body: 'no' }));
    await open('slotbook-ca', '/signup');
    await form.fill(aPerson('unchecked@example.com'));
    await form.submitButton.click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  },
);

test(
  'an address in other letters is sent and shown as it was typed',
  IN_FULL,
  async ({ open, page }) => {
    const form = new SignupForm(page);
    const typed = 'ada@bücher.example';
    await open('chatmoor', '/signup');
    const sent = page.waitForRequest(
      (it) => it.method() === 'POST' && /signup\/free/.test(it.url()),
    );
    await form.fill(aPerson(typed));
    await expect(form.email).toHaveValue(typed);
    await form.submitButton.click();
    expect((await sent).postDataJSON()).toMatchObject({ leadInfo: { email: typed } });
    const inbox = page.getByRole('dialog', { name: 'Check your inbox' });
    await expect(inbox).toContainText(typed);
    await expect(inbox).not.toContainText('xn--');
  },
);
