import type { BrowserContext } from 'playwright/test';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { expect, test as journey } from '../../setup/journey.ts';
import { typedValues } from '../acts/typedValues.ts';

type Scenario = 'human' | 'robot' | 'invalid' | 'blocked';

interface RobotCheck {
  /** Selects the local captcha's scenario on Slotbook Canada's pages. */
  readonly captcha: (scenario: Scenario) => Promise<void>;
}

const test = journey.extend<RobotCheck>({
  captcha: async ({ context, originOf }, use) => {
    await use((scenario) => chooseScenario(context, originOf('slotbook-ca'), scenario));
  },
});

function chooseScenario(context: BrowserContext, url: string, value: Scenario): Promise<void> {
  return context.addCookies([{ name: 'sandbox_captcha', value, url }]);
}

const ASKS = 'Please verify that you are not a robot.';

for (const [index, scenario] of (['robot', 'invalid'] as const).entries()) {
  test(
    `a visitor whom the invisible check takes for a robot (${scenario}) ticks the box and continues`,
    allButFirst(index),
    async ({ captcha, open, page, watch }) => {
      watch.allow(/status of 403/);
      await captcha(scenario);
      const form = new SignupForm(page);
      await open('slotbook-ca', '/signup');
      await form.fill(aPerson(`${scenario}@example.com`));
      const typed = await typedValues(form);
      await form.submitButton.click();

      const box = page.getByRole('checkbox', { name: 'I am not a robot' });
      await expect(box).toBeVisible();
      await expect(page.getByText(ASKS)).toBeVisible();
      await expect(form.dialog).toBeHidden();
      await expect(form.submitButton).not.toHaveAttribute('aria-busy');
      expect(await form.values()).toEqual(typed);

      await form.submitButton.click();
      await expect(page.getByRole('alert').filter({ hasText: ASKS })).toBeVisible();

      const sent = page.waitForRequest('**/signup/free');
      // The box shows its tick after the provider has answered.
      await box.click();
      expect((await sent).postDataJSON()).toMatchObject({
        paymentRequest: { rVersion: 'visible' },
      });
      await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
    },
  );
}

test('a person passes without a box, as the invisible variant', IN_FULL, async ({ open, page }) => {
  const form = new SignupForm(page);
  await open('slotbook-ca', '/signup');
  await form.fill(aPerson('unseen@example.com'));
  const sent = page.waitForRequest('**/signup/free');
  await form.submitButton.click();
  expect((await sent).postDataJSON()).toMatchObject({ paymentRequest: { rVersion: 'invisible' } });
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(ASKS)).toBeHidden();
});

const NOT_LOADED =
  'The robot check could not be loaded. Please check your connection or ad blocker, and try again.';

test(
  'a blocked script is reported, and the next try succeeds once it is allowed',
  IN_FULL,
  async ({ captcha, open, page, watch }) => {
    watch.allow(/status of 503/);
    await captcha('blocked');
    const form = new SignupForm(page);
    await open('slotbook-ca', '/signup');
    await form.fill(aPerson('blocked@example.com'));
    const typed = await typedValues(form);
    await form.submitButton.click();
    await expect(form.dialog).toContainText(NOT_LOADED);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await form.values()).toEqual(typed);

    await captcha('human');
    await form.submitButton.click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  },
);

test(
  'a script that never loads is abandoned after ten seconds',
  IN_FULL,
  async ({ open, page, watch }) => {
    watch.allow(/ERR_ABORTED|ERR_FAILED/);
    const form = new SignupForm(page);
    await page.route('**/sandbox/recaptcha/enterprise.js*', () => new Promise(() => undefined));
    await open('slotbook-ca', '/signup');
    await page.clock.install();
    await form.fill(aPerson('hanging@example.com'));
    await form.submitButton.click();
    await expect(form.submitButton).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(10_001);
    await expect(form.dialog).toContainText(NOT_LOADED);
    await expect(form.submitButton).not.toHaveAttribute('aria-busy');
  },
);
