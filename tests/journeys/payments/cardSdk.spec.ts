import type { FrameLocator, Page } from 'playwright/test';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { test as base, expect } from '../../setup/keptPage.ts';

/** The API of the harness page: see tests/harness/cardPage.ts. */
interface CardSdk {
  readonly events: readonly string[];
  start(version?: string): Promise<string>;
  say(field: string, message: string): void;
  mark(): Promise<void>;
  tokenize(): Promise<unknown>;
  verify(): Promise<unknown>;
  bank(): Promise<unknown>;
}

const test = base.extend<{ readonly cards: Page }>({
  cards: async ({ page, harness }, use) => {
    await page.goto(`${harness.origin}/signup`);
    expect(await call(page, 'start')).toBe('3.144.0');
    await use(page);
  },
});

// In one worker, which builds the page's script once.
test.describe.configure({ mode: 'default' });

function call(page: Page, method: keyof CardSdk, ...given: string[]): Promise<unknown> {
  return page.evaluate(
    ([name, values]) => Reflect.get(Reflect.get(window, 'cardSdk'), name)(...values),
    [method, given] as const,
  );
}

/** The providers' published card with a challenge. */
const CHALLENGED = '4000000000002503';

const frameOf = (page: Page, field: string): FrameLocator =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`);

async function typeCard(page: Page, number = '4111111111111111'): Promise<void> {
  await frameOf(page, 'number').getByLabel('Card number').pressSequentially(number);
  await frameOf(page, 'expirationMonth').getByLabel('Month').pressSequentially('01');
  await frameOf(page, 'expirationYear').getByLabel('Year').pressSequentially('2030');
  await frameOf(page, 'cvv').getByLabel('CVV').pressSequentially('123');
  await frameOf(page, 'postalCode').getByLabel('Zip Code').pressSequentially('94107');
}

test('typing a card reports its kind, its first digits and the state of each field to the page', async ({
  cards,
}) => {
  await typeCard(cards);
  const number = frameOf(cards, 'number').getByLabel('Card number');
  await expect(number).toHaveValue('4111 1111 1111 1111');
  await expect(number).toHaveCSS('font-size', '14px');
  await expect(number).toHaveAttribute('autocomplete', 'cc-number');
  const events = () => cards.evaluate(() => Reflect.get(window, 'cardSdk').events);
  const told = ['cardTypeChange visa', 'bin 411111', 'validityChange number true'];
  await expect.poll(events).toEqual(expect.arrayContaining(told));
  await expect(cards.locator('#number')).toHaveClass(/braintree-hosted-fields-valid/);
});

test('a card becomes a nonce', async ({ cards }) => {
  await typeCard(cards);
  expect(await call(cards, 'tokenize')).toMatchObject({
    ok: { details: { lastFour: '1111', bin: '411111', expirationYear: '2030' } },
  });
});

test('empty fields and invalid fields are reported by their codes', IN_FULL, async ({ cards }) => {
  expect(await call(cards, 'tokenize')).toMatchObject({ code: 'HOSTED_FIELDS_FIELDS_EMPTY' });
  await typeCard(cards, '4111111111111112');
  expect(await call(cards, 'tokenize')).toMatchObject({
    code: 'HOSTED_FIELDS_FIELDS_INVALID',
    error: { details: { invalidFieldKeys: ['number'] } },
  });
});

test('the keyboard goes through the frames, there and back', IN_FULL, async ({ cards }) => {
  const order = ['Card number', 'Month', 'Year', 'CVV', 'Zip Code'];
  const fields = ['number', 'expirationMonth', 'expirationYear', 'cvv', 'postalCode'];
  await cards.getByLabel('Before').focus();
  for (const [at, field] of fields.entries()) {
    await cards.keyboard.press('Tab');
    await expect(frameOf(cards, field).getByLabel(order[at] ?? '')).toBeFocused();
  }
  await cards.keyboard.press('Tab');
  await expect(cards.getByLabel('After')).toBeFocused();
  await cards.keyboard.press('Shift+Tab');
  await expect(frameOf(cards, 'postalCode').getByLabel('Zip Code')).toBeFocused();
});

test("the page's message and state are the field's own", IN_FULL, async ({ cards }) => {
  await call(cards, 'say', 'number', 'Enter Card Number');
  await call(cards, 'mark');
  const number = frameOf(cards, 'number').getByLabel('Card number');
  await expect(number).toHaveAccessibleDescription('Enter Card Number');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
});

const UNCHALLENGED = [
  ['4000000000002701', true, true],
  ['4000000000002925', false, true],
  ['4000000000002719', true, true],
] as const;

for (const [index, [number, shifted, possible]] of UNCHALLENGED.entries()) {
  const title = `no challenge for ${number}: liability shifted is ${shifted}`;
  test(title, allButFirst(index), async ({ cards }) => {
    await typeCard(cards, number);
    expect(await call(cards, 'verify')).toMatchObject({
      ok: { liabilityShifted: shifted, liabilityShiftPossible: possible },
    });
  });
}

for (const version of ['2', '2-inline-iframe']) {
  test.describe(`a challenge (${version})`, IN_FULL, () => {
    const verify = async (page: Page, origin: string) => {
      await page.goto(`${origin}/v1/payment`);
      await call(page, 'start', version);
      await typeCard(page, CHALLENGED);
      const verified = call(page, 'verify');
      const bank = page.frameLocator('iframe[name="sandbox-cardinal-frame"]');
      await expect(bank.getByLabel('Security code')).toBeFocused();
      return { verified, bank };
    };

    test('is confirmed with the code', async ({ page, harness }) => {
      const { verified, bank } = await verify(page, harness.origin);
      await bank.getByLabel('Security code').fill('0000');
      await bank.getByRole('button', { name: 'Confirm' }).click();
      await expect(bank.getByRole('alert')).toHaveText('This is not the code. Try again.');
      await bank.getByLabel('Security code').fill('1234');
      await page.keyboard.press('Enter');
      expect(await verified).toMatchObject({
        ok: { liabilityShifted: true, details: { lastFour: '2503' } },
      });
      await expect(page.locator('iframe[name="sandbox-cardinal-frame"]')).toHaveCount(0);
    });

    test('fails', async ({ page, harness }) => {
      const { verified, bank } = await verify(page, harness.origin);
      await bank.getByRole('button', { name: 'Fail' }).click();
      expect(await verified).toMatchObject({
        ok: { liabilityShifted: false, liabilityShiftPossible: true },
      });
    });

    test('is cancelled at the bank, which resolves, and can be retried', async ({
      page,
      harness,
    }) => {
      const { verified, bank } = await verify(page, harness.origin);
      await bank.getByRole('button', { name: 'Cancel' }).click();
      expect(await verified).toMatchObject({ ok: { liabilityShifted: false } });
      const events = await page.evaluate(() => Reflect.get(window, 'cardSdk').events);
      expect(events).toContain('customer-canceled');
      await expect(page.locator('iframe[name="sandbox-cardinal-frame"]')).toHaveCount(0);

      const again = call(page, 'verify');
      await bank.getByLabel('Security code').fill('1234');
      await bank.getByRole('button', { name: 'Confirm' }).click();
      expect(await again).toMatchObject({ ok: { liabilityShifted: true } });
    });
  });
}

test("leaving the provider's dialog cancels with its number", IN_FULL, async ({ cards }) => {
  await typeCard(cards, CHALLENGED);
  const verified = call(cards, 'verify');
  const bank = cards.frameLocator('iframe[name="sandbox-cardinal-frame"]');
  await expect(bank.getByLabel('Security code')).toBeFocused();
  await cards.keyboard.press('Escape');
  expect(await verified).toMatchObject({
    code: 'THREEDS_CARDINAL_SDK_CANCELED',
    error: { details: { originalError: { code: 10_011 } } },
  });
});

const SCENARIOS = [
  [10_001, 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT'],
  [10_003, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT'],
  [10_004, 'THREEDS_CARDINAL_SDK_ERROR'],
  [10_006, 'THREEDS_CARDINAL_SDK_BAD_CONFIG'],
  [10_010, 'THREEDS_CARDINAL_SDK_BAD_JWT'],
] as const;

for (const [index, [number, code]] of SCENARIOS.entries()) {
  const title = `the scenario error-${number} ends a challenge in ${code}`;
  test(title, allButFirst(index), async ({ page, context, harness }) => {
    const url = harness.origin;
    await context.addCookies([{ name: 'sandbox_cardinal', value: `error-${number}`, url }]);
    await page.goto(`${url}/signup`);
    await call(page, 'start');
    await typeCard(page, CHALLENGED);
    expect(await call(page, 'verify')).toMatchObject({ code });
  });
}

test(
  'a script that cannot be loaded leaves a challenge unsettled',
  IN_FULL,
  async ({ page, context, harness, watch }) => {
    watch.allow(/status of 503/);
    const url = harness.origin;
    await context.addCookies([{ name: 'sandbox_cardinal', value: 'blocked', url }]);
    await page.goto(`${url}/signup`);
    await call(page, 'start');
    await typeCard(page, CHALLENGED);
    const looked = page.waitForResponse(/three_d_secure\/lookup/);
    const first = Promise.race([
      call(page, 'verify'),
      looked.then(() => page.waitForTimeout(1000)).then(() => 'unsettled'),
    ]);
    expect(await first).toBe('unsettled');
  },
);

test('bank details become a nonce', async ({ cards }) => {
  expect(await call(cards, 'bank')).toMatchObject({
    ok: { type: 'us_bank_account', description: 'US bank account ending in - 1234' },
  });
});
