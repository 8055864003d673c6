import type { Page } from 'playwright/test';
import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { aPerson, SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';
import { test as inKeptPage } from '../../setup/keptPage.ts';
import { expect, ownJourney } from '../../setup/ownJourney.ts';
import { keptEvents, pushedTo } from '../acts/measured.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

const test = ownJourney();
// Each test opens a different brand, on one product.
test.describe.configure({ mode: 'default' });

const MEASURING = /\/api\/analytics|gtm\.js|recaptcha/;
const COUNTING = /\/api\/analytics/;

/** Collects the addresses that the page requests, of those that match. */
function watchRequests(page: Page, matching: RegExp): readonly string[] {
  const asked: string[] = [];
  page.on('request', (it) => matching.test(it.url()) && asked.push(it.url()));
  return asked;
}

/**
 * Waits until the page has decided whether to count, and has made a later request. A browser
 * reports requests in order, so an event would have been seen by then.
 */
async function askForLater(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeVisible();
  const later = page.waitForRequest('**/healthz');
  expect(await page.evaluate(() => fetch('/healthz').then((it) => it.ok))).toBe(true);
  await later;
}

test('where a market asks first, nothing is counted or loaded before the answer', async ({
  open,
  page,
  own: product,
  request,
}) => {
  const asked = watchRequests(page, MEASURING);
  const counts = watchRequests(page, COUNTING);
  await page.setViewportSize({ width: 390, height: 844 });
  await open('chatmoor-uk', '/signup');
  const notice = page.getByRole('dialog', { name: 'Your privacy' });
  await expect(notice).toContainText('May we count how this page is used?');

  // It moves nothing: the page starts at the top, and the question reaches the bottom on scrolling.
  expect((await page.locator('#root').boundingBox())?.y).toBe(0);
  await expect(notice).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 400));
  const its = await notice.boundingBox();
  expect(its && its.y + its.height).toBe(844);
  expect(await findViolations(page)).toEqual([]);

  const form = new SignupForm(page);
  for (const field of [form.password, form.companyName, form.fullName, form.email]) {
    await field.focus();
    const box = await field.boundingBox();
    const sheet = await notice.boundingBox();
    expect(box && sheet && box.y + box.height <= sheet.y).toBe(true);
  }
  await form.submitButton.click();
  await expect(form.fullName).toBeFocused();
  await askForLater(page);
  expect(asked).toEqual([]);
  expect(keptEvents(product, 'chatmoor-uk')).toEqual([]);

  await notice.getByRole('button', { name: 'Allow' }).click();
  await expect(notice).toHaveCount(0);
  const names = () => keptEvents(product, 'chatmoor-uk').map(({ name }) => name);
  await expect.poll(names).toEqual(['page_view']);
  expect(keptEvents(product, 'chatmoor-uk')).toMatchObject([
    { currency: 'USD', own_currency: 'GBP' },
  ]);
  await expect.poll(() => pushedTo(request, product, 'GTM-CHATMUK1')).toHaveLength(2);

  // The answer is stored for this brand, and can be changed at the bottom of the page.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect.poll(names).toEqual(['page_view', 'page_view']);
  const choices = page.getByRole('button', { name: 'Your privacy choices' });
  await choices.press('Enter');
  // It is at the end of the page, so it is scrolled to and focused.
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await expect(choices).toBeFocused();
  await choices.press('Enter');
  await notice.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('Counting is off.')).toBeVisible();
  // A loaded tag manager gets the change in its own format.
  await expect
    .poll(() => pushedTo(request, product, 'GTM-CHATMUK1'))
    .toContainEqual(
      expect.objectContaining({
        push: expect.objectContaining({
          0: 'consent',
          2: expect.objectContaining({ analytics_storage: 'denied' }),
        }),
      }),
    );
  await page.reload();
  await askForLater(page);
  expect(counts).toHaveLength(2);
  expect(names()).toEqual(['page_view', 'page_view']);
});

test('an answer given before the script has loaded counts when it loads', async ({
  originOf,
  page,
  own: product,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${originOf('ringwell-uk')}/signup`, { waitUntil: 'commit' });
  const question = page.getByText('May we count how this page is used?');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(question).toBeHidden();
  letGo();
  await expect.poll(() => keptEvents(product, 'ringwell-uk')).toHaveLength(1);
  await page.reload();
  await expect.poll(() => keptEvents(product, 'ringwell-uk')).toHaveLength(2);
  await expect(question).toHaveCount(0);
});

test('in a market where visitors can object, they are measured until they do', async ({
  context,
  open,
  page,
  own: product,
}) => {
  const counts = watchRequests(page, COUNTING);
  await open('slotbook', '/signup');
  await expect.poll(() => keptEvents(product, 'slotbook')).toHaveLength(1);
  await expect(page.getByText('May we count how this page is used?')).toHaveCount(0);

  // The browser's own objection counts without a question.
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.reload();
  await askForLater(page);
  await page.getByRole('button', { name: 'Your privacy choices' }).click();
  await expect(page.getByText('Counting is off.')).toBeVisible();
  expect(counts).toHaveLength(1);
  expect(keptEvents(product, 'slotbook')).toHaveLength(1);
});

test('a sign-up is counted with what was ordered, under a random transaction', async ({
  open,
  page,
  own: product,
  request,
}) => {
  const form = new SignupForm(page);
  await open('chatmoor', '/signup?signupType=noCardSignup&utm_source=newsletter');
  await form.fill(aPerson('ada.counted@example.com'));
  await form.submitButton.click();
  await expect(form.dialog).toBeVisible();
  await expect
    .poll(() => keptEvents(product, 'chatmoor').map(({ name }) => name))
    .toEqual(['page_view', 'signup_started', 'signup_success']);
  const success = keptEvents(product, 'chatmoor').at(-1);
  expect(success?.transaction_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(success?.items ?? '')).toMatchObject([{ category: 'plan', quantity: 1 }]);
  await expect
    .poll(() => pushedTo(request, product, 'GTM-CHATMOR1'))
    .toContainEqual(
      expect.objectContaining({
        push: expect.objectContaining({ event: 'signup_success', utm_source: 'newsletter' }),
      }),
    );
});

inKeptPage('a short page has nothing to scroll, question or none', async ({ open, page }) => {
  await open('chatmoor-uk', '/uk/error');
  await expect(page.getByRole('dialog', { name: 'Your privacy' })).toBeVisible();
  for (const [width, height] of [
    [390, 1600],
    [1280, 1100],
  ] as const) {
    await resizeTo(page, width, height);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
    expect(beyond, `at ${width}`).toBe(0);
    const card = await page.locator('[data-page]').boundingBox();
    expect(card?.width, `at ${width}`).toBeLessThanOrEqual(width);
    expect(card?.width, `at ${width}`).toBeGreaterThan(380);
  }
});
