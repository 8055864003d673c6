import { findViolations } from '../../src/ops/gallery/pictures/findViolations.ts';
import { aPerson, SignupForm } from '../../src/ops/gallery/visitor/SignupForm.ts';
import { waitForHydration } from '../../src/ops/gallery/visitor/waitForHydration.ts';
import { expect, test as journey } from '../setup/journey.ts';
import { startTestProduct, type TestProduct } from '../setup/startTestProduct.ts';
import { keptEvents, pushedTo } from './acts/measured.ts';

/** A product of its own for each test: what it counted is then this visitor's. */
const test = journey.extend<{ readonly product: TestProduct }>({
  product: async ({ browserName }, use) => {
    const product = await startTestProduct();
    expect(browserName).toBe('chromium');
    await use(product);
    await product.stop();
  },
});

const MEASURING = /\/api\/analytics|gtm\.js|recaptcha/;

test('where a market asks first, nothing is counted or loaded before the answer', async ({
  open,
  page,
  product,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (it) => MEASURING.test(it.url()) && asked.push(it.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await open('chatmoor-uk', '/signup');
  const notice = page.getByRole('region', { name: 'Your privacy' });
  await expect(notice).toContainText('May we count how this page is used?');
  await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeVisible();

  // It covers nothing: the page begins where it ends.
  const below = await page.locator('#root').boundingBox();
  const its = await notice.boundingBox();
  expect(its && below && its.y + its.height <= below.y).toBe(true);
  expect(await findViolations(page)).toEqual([]);

  const form = new SignupForm(page);
  await form.submitButton.click();
  await expect(form.fullName).toBeFocused();
  expect(asked).toEqual([]);
  expect(keptEvents(product, 'chatmoor-uk')).toEqual([]);

  await notice.getByRole('button', { name: 'Allow' }).click();
  await expect(notice).toHaveCount(0);
  await expect
    .poll(() => keptEvents(product, 'chatmoor-uk').map(({ name }) => name))
    .toEqual(['page_view']);
  expect(keptEvents(product, 'chatmoor-uk')).toMatchObject([
    { currency: 'USD', own_currency: 'GBP' },
  ]);
  await expect.poll(() => pushedTo(request, product, 'GTM-CHATMUK1')).toHaveLength(2);

  // The answer is kept for this brand, and can be changed at the page's foot.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Your privacy choices' }).click();
  expect(await findViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('Counting is off.')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeVisible();
  expect(keptEvents(product, 'chatmoor-uk').map(({ name }) => name)).toEqual([
    'page_view',
    'page_view',
  ]);
});

test('where a market lets visitors object, they are counted until they do', async ({
  context,
  open,
  page,
  product,
}) => {
  await open('slotbook', '/signup');
  await expect.poll(() => keptEvents(product, 'slotbook')).toHaveLength(1);
  await expect(page.getByText('May we count how this page is used?')).toHaveCount(0);

  // The browser's own objection counts without a word.
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Your privacy choices' })).toBeVisible();
  await page.getByRole('button', { name: 'Your privacy choices' }).click();
  await expect(page.getByText('Counting is off.')).toBeVisible();
  expect(keptEvents(product, 'slotbook')).toHaveLength(1);
});

test('a sign-up is counted with what was ordered, under a random transaction', async ({
  open,
  page,
  product,
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
