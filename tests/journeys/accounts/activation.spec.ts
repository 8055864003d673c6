import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test as journey } from '../../setup/keptPage.ts';
import { activateBy } from '../acts/activateBy.ts';
import { letADayPass } from './letADayPass.ts';

interface Activation {
  /** Opens a link and presses the button on its page. */
  readonly activate: (link: string) => Promise<void>;
  /** Signs up on Chatmoor and returns the mailed link. */
  readonly linkFor: (email: string) => Promise<string>;
  /** Returns the link in the newest mail, once it differs from `link`. */
  readonly linkAfter: (email: string, link: string) => Promise<string>;
}

const test = journey.extend<Activation>({
  linkFor: async ({ open, page, linkAfter }, use) => {
    await use(async (email) => {
      const form = new SignupForm(page);
      await open('chatmoor', '/signup');
      await form.fill(aPerson(email));
      await form.submitButton.click();
      await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
      return linkAfter(email, '');
    });
  },
  activate: async ({ page }, use) => {
    await use((link) => activateBy(page, link));
  },
  linkAfter: async ({ mailTo }, use) => {
    await use(async (email, before) => {
      let link = '';
      await expect(async () => {
        link = (await mailTo(email)).links.find((it) => it.includes('/activate?')) ?? before;
        expect(link).not.toBe(before);
      }).toPass({ timeout: 30_000 });
      return link;
    });
  },
});

test(
  'a link opened again in the same browser leads to the account again',
  IN_FULL,
  async ({ activate, linkFor, page }) => {
    const link = await linkFor('again@example.com');
    await activate(link);
    await page.waitForURL(/\/account\?/);
    await page.goto(link);
    await expect(page.getByText('Your account is active.')).toBeVisible();
  },
);

test(
  'a mail scanner that opens the link first does not use it up',
  IN_FULL,
  async ({ activate, browser, linkFor, page }) => {
    const link = await linkFor('scanned@example.com');
    const scanner = await browser.newContext();
    const opened = await scanner.newPage();
    await opened.goto(link);
    await waitForHydration(opened);
    await scanner.close();
    await activate(link);
    await expect(page.getByText('Your account is active.')).toBeVisible();
  },
);

test(
  'another browser than the one that signed up activates, and is sent to the log-in',
  IN_FULL,
  async ({ activate, linkFor, page, context }) => {
    const link = await linkFor('phone@example.com');
    await context.clearCookies();
    await activate(link);
    await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      'https://app.chatmoor.example/login',
    );
  },
);

test(
  'a used link in another browser says so and leads to the log-in',
  IN_FULL,
  async ({ activate, linkFor, page, context, watch }) => {
    watch.allow(/status of 410/);
    const link = await linkFor('used@example.com');
    await activate(link);
    await page.waitForURL(/\/account\?/);
    await context.clearCookies();
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      'https://app.chatmoor.example/login',
    );
  },
);

test('a wrong link says so and leads back to the sign-up', async ({ open, page, watch }) => {
  watch.allow(/status of 404/);
  const answer = await open('chatmoor', '/activate?token=not-a-token');
  expect(answer.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to sign-up' }).click();
  await expect(page.getByRole('heading', { name: 'Start your free trial' })).toBeVisible();
});

test(
  'a link of one brand activates nothing on another',
  IN_FULL,
  async ({ activate, linkFor, page, watch }) => {
    watch.allow(/status of 404/);
    const link = await linkFor('elsewhere@example.com');
    const answer = await page.goto(link.replace('//chatmoor.', '//slotbook.'));
    expect(answer?.status()).toBe(404);
    await activate(link);
    await expect(page.getByText('Your account is active.')).toBeVisible();
  },
);

test('an expired link sends a new one, which works', async ({
  activate,
  linkFor,
  linkAfter,
  page,
  product,
  watch,
}) => {
  watch.allow(/status of 410/);
  const link = await linkFor('expired@example.com');
  letADayPass(product.dataDir, 'expired@example.com');
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('A new link is on its way to your inbox.')).toBeVisible();
  await activate(await linkAfter('expired@example.com', link));
  await expect(page.getByText('Your account is active.')).toBeVisible();
});

test(
  'a new link that could not be sent can be requested again',
  IN_FULL,
  async ({ linkFor, linkAfter, page, product, watch }) => {
    watch.allow(/status of 410|ERR_INTERNET_DISCONNECTED/);
    const link = await linkFor('resend@example.com');
    letADayPass(product.dataDir, 'resend@example.com');
    await page.goto(link);
    await waitForHydration(page);
    await page.route('**/activation/resend', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText(/^The link could not be sent\./)).toBeVisible();
    await page.unroute('**/activation/resend');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    expect(await linkAfter('resend@example.com', link)).not.toBe(link);
  },
);

test(
  'a wrong link leads to a new one, by the address that signed up',
  IN_FULL,
  async ({ activate, linkFor, linkAfter, open, page, watch }) => {
    watch.allow(/status of 404/);
    const link = await linkFor('lost@example.com');
    const answer = await open('chatmoor', '/activate?token=wrong');
    expect(answer.status()).toBe(404);
    await page.getByRole('textbox', { name: 'Email' }).fill('lost@example.com');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'a new link is on its way' }),
    ).toBeVisible();
    await activate(await linkAfter('lost@example.com', link));
    await expect(page.getByText('Your account is active.')).toBeVisible();
  },
);
