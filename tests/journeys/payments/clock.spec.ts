import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { aPerson } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { IN_FULL } from '../../setup/inFull.ts';
import { expect } from '../../setup/journey.ts';
import { test } from '../acts/payJourney.ts';

test(
  'a trial becomes a bill, is renewed, declined and cancelled on the clock, and its mails come',
  IN_FULL,
  async ({ openToPay, page, product }) => {
    test.slow();
    const { email } = aPerson('clock@example.com');
    const pay = await openToPay('ringwell', 'signupType=freeTrial');
    await pay.fill(email);
    await pay.pay();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible({
      timeout: 20_000,
    });

    await page.goto(`http://localhost:${product.port}/`);
    await page.getByRole('link', { name: 'Clock', exact: true }).click();
    const subscription = page.getByRole('region', { name: email });
    const press = (name: string) => subscription.getByRole('button', { name, exact: true }).click();
    await expect(subscription.getByText('trial', { exact: true })).toBeVisible();
    await press('A week on');
    await press('Use up the free minutes');
    await expect(subscription.getByText('active', { exact: true })).toBeVisible();
    await press('On to the next charge');
    await press('On to the next charge, declined');
    await expect(subscription.getByText('unpaid', { exact: true })).toBeVisible();
    await press('Cancel');
    await expect(subscription.getByText('ended', { exact: true })).toBeVisible();
    await expect(subscription.getByRole('button')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    for (const place of ['', 'sandbox', 'sandbox/clock', 'sandbox/gateway', 'sandbox/captcha']) {
      await page.goto(`http://localhost:${product.port}/${place}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }

    await page.goto(`http://localhost:${product.port}/sandbox/mailbox?to=${email}`);
    for (const subject of [
      /^Your trial is over: \$/,
      /^\$[\d.]+ for ringwell-/,
      /^Your payment of \$[\d.]+ was declined$/,
      /^ringwell-\S+ has ended$/,
    ]) {
      await expect(page.getByText(subject)).toBeVisible();
    }
  },
);

test(
  "the index shows a session that ends, a referral and a returned state, and the captcha's assessments",
  IN_FULL,
  async ({ originOf, page, product, watch }) => {
    watch.allow(/status of 401/);
    const origin = originOf('coursenest');
    await page.goto(`http://localhost:${product.port}/`);
    const card = page.getByRole('article', { name: 'Coursenest', exact: true });
    await card.getByText('Test values').click();
    const referral = card.getByRole('link', { name: 'Referral', exact: true });
    expect(await referral.getAttribute('href')).toBe(`${origin}/signup?utm_source=referral`);

    await card.getByRole('link', { name: 'Returned state', exact: true }).click();
    await expect(
      page.getByRole('button', { name: 'Cancel' }).or(page.getByRole('link', { name: 'Cancel' })),
    ).toBeVisible();
    await expect(page).toHaveURL(`${origin}/signup`);

    await page.goto(`${origin}/demo/session`);
    const cookie = (await page.context().cookies(origin)).find(({ name }) => name === 'session');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(21);

    await page.goto(`${origin}/sandbox/captcha`);
    await expect(page.getByRole('heading', { name: 'Robot checks' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);
