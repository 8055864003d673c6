import type { Page, Route } from 'playwright/test';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { deliver } from '../acts/deliver.ts';
import { holdAccount } from '../acts/holdAccount.ts';
import { typedValues } from '../acts/typedValues.ts';

interface Fault {
  readonly name: string;
  readonly bringAbout: (route: Route) => Promise<void>;
  /** The browser's console message about it. */
  readonly trace: RegExp;
  readonly message: string;
}

const TOO_LONG = 'an answer that takes too long';
const SERVER_ISSUE = 'Sign-up failed due to a server issue. Please try again later.';
const failure = (message: string) => ({ status: false, success: false, message, data: null });

const FAULTS: readonly Fault[] = [
  {
    name: 'a 429',
    bringAbout: (route) => route.fulfill({ status: 429, json: failure('RATELIMIT_EXCEEDED') }),
    trace: /status of 429/,
    message: SERVER_ISSUE,
  },
  {
    name: 'a 500',
    bringAbout: (route) => route.fulfill({ status: 500, json: failure('INTERNAL_SERVER_ERROR') }),
    trace: /status of 500/,
    message: SERVER_ISSUE,
  },
  {
    name: 'an answer that is not JSON',
    bringAbout: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    trace: /status of 502/,
    message: SERVER_ISSUE,
  },
  {
    name: 'a code that the page does not know',
    bringAbout: (route) => route.fulfill({ status: 400, json: failure('E_UNHEARD_OF') }),
    trace: /status of 400/,
    message:
      'Your account could not be created. Please refresh the page and try again. If it happens again, contact us at help@slotbook.example.',
  },
  {
    name: 'a lost network',
    bringAbout: (route) => route.abort('internetdisconnected'),
    trace: /ERR_INTERNET_DISCONNECTED/,
    message:
      'The connection was lost before your sign-up reached us. Nothing you typed is lost: please try again.',
  },
  {
    name: TOO_LONG,
    // Delayed until the page stops waiting.
    bringAbout: () => new Promise(() => undefined),
    trace: /^nothing$/,
    message: 'The answer took too long. Nothing you typed is lost: please try again.',
  },
];

/** Shortens the next time limit of a call, because the browser's own timer ignores test clocks. */
async function shortenNextTimeLimit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => {
      AbortSignal.timeout = timeout;
      return timeout(500);
    };
  });
}

/** A missing answer. The flows' own tests cover the other faults. */
const OFTEN = 'a lost network';

for (const [index, { name, bringAbout, trace, message }] of FAULTS.entries()) {
  const title = `after ${name} at the sign-up everything typed is there, and sending it again succeeds`;
  test(title, name === OFTEN ? {} : IN_FULL, async ({ open, page, watch }) => {
    watch.allow(trace);
    // The page asks for the outcome, and the server knows no such attempt.
    watch.allow(/status of 404/);
    const form = new SignupForm(page);
    await open('slotbook-ca', '/signup?signupType=noCardSignup');
    await form.plan('Team').check();
    await form.fill(aPerson(`fault${index}@example.com`));
    await expect(page.getByText('This email address can be used.')).toBeAttached();
    const typed = await typedValues(form);

    await page.route('**/signup/freetrial', bringAbout);
    if (name === TOO_LONG) await shortenNextTimeLimit(page);
    await form.submitButton.click();
    const dialog = page.getByRole('dialog', { name: 'Sign-up unsuccessful' });
    await expect(dialog).toContainText(message.replace('help@slotbook.', 'help@slotbook-ca.'));
    await expect(form.submitButton).not.toHaveAttribute('aria-busy');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expect(form.submitButton).toBeFocused();
    expect(await form.values()).toEqual(typed);
    await expect(form.plan('Team')).toBeChecked();

    await page.unroute('**/signup/freetrial');
    await form.submitButton.click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  });
}

for (const [brand, type, told] of [
  ['slotbook', 'free', 'Your calendar is open'],
  ['slotbook-ca', 'noCardSignup', 'Check your inbox'],
] as const) {
  test(
    `a ${type} sign-up whose answer is lost is asked about, and is no failure`,
    IN_FULL,
    async ({ open, page, product, watch }) => {
      watch.allow(/ERR_CONNECTION_RESET/);
      const form = new SignupForm(page);
      await open(brand, `/signup?signupType=${type}`);
      await holdAccount(page);
      await form.fill(aPerson(`lost-${type}@example.com`));
      await page.route(/\/signup\/free/, async (route) => {
        await deliver(route, product);
        await route.abort('connectionreset');
      });
      await form.submitButton.click();
      await expect(page.getByRole('dialog', { name: told })).toBeVisible();
    },
  );
}

test(
  'a price that changed is shown, and the next submission agrees to it',
  IN_FULL,
  async ({ open, page, watch }) => {
    watch.allow(/status of 409/);
    const form = new SignupForm(page);
    await open('slotbook-ca', '/signup?signupType=noCardSignup');
    await form.plan('Team').check();
    await form.fill(aPerson('price@example.com'));
    await page.route('**/signup/freetrial', (route) =>
      route.fulfill({
        status: 409,
        json: { ...failure('PRICE_CHANGED'), data: { totalAmount: 8888 } },
      }),
    );
    await form.submitButton.click();
    const dialog = page.getByRole('dialog', { name: 'Sign-up unsuccessful' });
    await expect(dialog).toContainText('The price has changed to $88.88.');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    const sent = page.waitForRequest('**/signup/freetrial');
    await form.submitButton.click();
    expect((await sent).postDataJSON()).toMatchObject({ formState: { totalAmount: 8888 } });
    await expect(dialog).toBeVisible();
  },
);

test(
  'coming back by the back button shows a form that works',
  IN_FULL,
  async ({ open, page, originOf }) => {
    const form = new SignupForm(page);
    await open('slotbook-ca', '/signup');
    await page.goto(`${originOf('slotbook-ca')}/error`);
    await page.goBack();
    await form.fill(aPerson('back@example.com'));
    await form.submitButton.click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  },
);
