import { waitForHydration } from '../../../src/ops/gallery/visitor/waitForHydration.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { deliver } from '../acts/deliver.ts';
import type { Gateway } from '../acts/Gateway.ts';
import { holdAccount } from '../acts/holdAccount.ts';
import { PayPage } from '../acts/PayPage.ts';
import { test } from '../acts/payJourney.ts';

const SUCCESS = 'Your payment was processed successfully.';
const CHARGED = /authorized|submitted_for_settlement|settled/;

/** Expects exactly one charge, of one card. */
async function expectOneCharge(gateway: Gateway): Promise<void> {
  const { transactions } = await gateway.since();
  expect(transactions.map(({ status }) => status)).toEqual([expect.stringMatching(CHARGED)]);
}

test('a double click charges once', IN_FULL, async ({ gateway, openToPay, page }) => {
  const pay = await openToPay('slotbook');
  await holdAccount(page);
  await pay.fill('double@example.com');
  await pay.form.submitButton.dblclick();
  await expect(pay.form.dialog).toContainText(SUCCESS);
  await expectOneCharge(gateway);
});

test('Enter twice in a card field charges once', IN_FULL, async ({ gateway, openToPay }) => {
  const pay = await openToPay('chatmoor');
  await pay.fill('enter@example.com');
  await pay.card.field('postalCode').press('Enter');
  await pay.card.field('postalCode').press('Enter');
  await expect(pay.form.dialog).toContainText(SUCCESS);
  await expectOneCharge(gateway);
});

test(
  'an answer lost after the charge is asked for, and no failure shows',
  IN_FULL,
  async ({ gateway, openToPay, page, product, watch }) => {
    watch.allow(/ERR_FAILED/);
    const pay = await openToPay('coursenest');
    await holdAccount(page);
    await pay.fill('lost@example.com');
    await page.route(/\/signup$/, async (route) => {
      await deliver(route, product);
      await route.abort('failed');
    });
    await pay.pay();
    await expect(pay.form.dialog).toContainText(SUCCESS);
    await expectOneCharge(gateway);
  },
);

test('a connection lost while the card is sent is reported beside its number, one lost before the order arrives in a dialog, and then that nothing was charged', async ({
  context,
  gateway,
  openToPay,
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|status of 404/);
  const pay = await openToPay('slotbook');
  await holdAccount(page);
  await pay.fill('cut@example.com');
  // By now the page has everything it needs to say so.
  await page.waitForLoadState('networkidle');
  await page.route('**/sandbox/braintree/**', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await pay.pay();
  await expect(page.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(
    /you seem to be offline/,
  );
  await gateway.expectSales();
  await page.unroute('**/sandbox/braintree/**');
  await context.setOffline(false);

  // The bank's script makes another request for the next try, which must fail too.
  let asked = 0;
  await page.route('**/sandbox/cardinal/init', async (route) => {
    asked += 1;
    await (asked === 1 ? route.continue() : route.abort('internetdisconnected'));
  });
  await page.route(/\/signup$/, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await pay.pay();
  await expect(pay.form.dialog).toContainText('You are offline.');
  await expect(pay.form.dialog).toContainText('do not pay again');
  await page.unroute(/\/signup$/);
  await context.setOffline(false);
  await expect(pay.form.dialog).toContainText('before your order reached us');
  await expect(pay.form.dialog).toContainText('Nothing was charged.');
  await gateway.expectSales();
  await pay.form.dialog.getByRole('button', { name: 'Try again' }).click();
  await page.unroute('**/sandbox/cardinal/init');
  await pay.pay();
  await expect(pay.form.dialog).toContainText(SUCCESS);
  await expectOneCharge(gateway);
});

test("a page reloaded before the answer shows the charge's outcome", async ({
  context,
  gateway,
  openToPay,
  page,
  product,
}) => {
  const pay = await openToPay('slotbook-ca');
  await pay.fill('reload@example.com');
  const charged = Promise.withResolvers<void>();
  await page.route(/\/signup$/, async (route) => {
    await deliver(route, product);
    charged.resolve();
  });
  await pay.pay();
  await charged.promise;
  await page.reload();
  const told = page.getByRole('main');
  await expect(told).toContainText(SUCCESS);
  await expect(told.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expectOneCharge(gateway);

  // It shows until its visitor starts a new one, in another tab too.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('main')).toContainText(SUCCESS);
  await other.getByRole('button', { name: 'Start a new sign-up' }).click();
  await waitForHydration(other);
  const again = new PayPage(other);
  await expect(again.form.fullName).toHaveValue('');
  await expect(again.form.dialog).toBeHidden();
});

test(
  'two tabs charge once, and both show it',
  IN_FULL,
  async ({ context, gateway, openToPay, page, watch }) => {
    watch.allow(/status of 409/);
    const here = await openToPay('frontdesk');
    const other = await context.newPage();
    await other.goto(page.url());
    await waitForHydration(other);
    const there = new PayPage(other);
    await holdAccount(page);
    await holdAccount(other);
    await here.fill('tabs@example.com');
    await there.fill('tabs@example.com');
    // The first tab's order is in progress when the second one places its own.
    const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(/\/signup$/, async (route) => {
      sent.resolve();
      await held.promise;
      await route.continue();
    });
    await here.pay();
    await sent.promise;
    await there.pay();
    await expect(there.form.dialog).toContainText(SUCCESS);
    held.resolve();
    await expect(here.form.dialog).toContainText(SUCCESS);
    await expectOneCharge(gateway);
  },
);

test(
  'Back shows what was paid for, and the form only on request',
  IN_FULL,
  async ({ gateway, openToPay, page }) => {
    const pay = await openToPay('slotbook');
    await pay.fill('back@example.com');
    await pay.pay();
    await page.waitForURL(/\/account/);
    await page.goBack();
    await expect(page.getByRole('main')).toContainText(SUCCESS);
    await page.getByRole('button', { name: 'Start a new sign-up' }).click();
    await expect(pay.form.fullName).toBeVisible();
    await waitForHydration(page);
    await holdAccount(page);
    await pay.fill('back@example.com');
    await pay.pay();
    // Their own recent order shows again.
    await expect(pay.form.dialog).toContainText(SUCCESS);
    await expectOneCharge(gateway);
  },
);
