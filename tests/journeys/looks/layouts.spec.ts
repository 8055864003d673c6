import type { Page } from 'playwright/test';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { contrast } from '../../../src/ops/brand-files/theme/contrast.ts';
import { allButFirst, IN_FULL } from '../../setup/inFull.ts';
import { test as inNewPage } from '../../setup/journey.ts';
import { expect, test } from '../../setup/keptPage.ts';
import { payingWays, waysToSignUp } from '../acts/waysToSignUp.ts';
import { fieldAndButton } from '../seeing/fieldAndButton.ts';
import { measureLayoutShifts } from '../seeing/measureLayoutShifts.ts';
import { resizeTo } from '../seeing/resizeTo.ts';

const isFull = process.env['TEST_FULL'] !== undefined;

/** One way for each layout that shows its brand's illustration. */
const drawn = [
  ...Map.groupBy(
    waysToSignUp().filter(
      ({ brand: { theme }, signupType }) =>
        theme.signature.illustration &&
        (theme.layout === 'banner' || !SIGNUP_TYPES[signupType].needsPayment),
    ),
    ({ brand }) => brand.theme.layout,
  ).values(),
].flatMap((same) => same.slice(0, 1));

test('the illustration replaces an order, but not the amount due, the features and the next steps', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await open('slotbook', '/signup?signupType=free');
  await expect(summary).toContainText('Free, no card needed');
  await expect(summary.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(summary.getByRole('heading', { name: 'What is included', level: 3 })).toBeVisible();
  // Not drawn, but the level above for those who hear the page.
  await expect(summary.getByRole('heading', { name: 'Order summary', level: 2 })).toHaveCount(1);
  const plan = summary.getByText('Free', { exact: true });
  await expect(plan.filter({ visible: true })).toHaveCount(0);

  await open('careline', '/signup?signupType=noCardSignup');
  await expect(summary.getByRole('heading', { name: 'What is included' })).toBeVisible();
  await expect(summary.getByText('If you go on')).toBeVisible();
  await expect(summary.getByText('First bill', { exact: true })).toBeVisible();
});

for (const [index, { brand, signupType }] of drawn.entries()) {
  const { layout } = brand.theme;
  inNewPage(
    `the layout '${layout}' fetches its illustration on a desk, not on a phone, and nothing moves`,
    allButFirst(index),
    async ({ open, page }) => {
      const fetched: string[] = [];
      page.on('response', (response) => {
        const isDrawing = response.url().includes('/brand-assets/') && response.ok();
        if (isDrawing) fetched.push(new URL(response.url()).pathname);
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(brand.id, `/signup?signupType=${signupType}`);
      const illustration = page.locator('[data-kept="illustration"] img');
      const address = (await illustration.getAttribute('src')) ?? '';
      await page.evaluate(() => document.fonts.ready);
      expect(fetched).not.toContain(address);

      await page.setViewportSize({ width: 1280, height: 800 });
      const shift = await measureLayoutShifts(page);
      await open(brand.id, `/signup?signupType=${signupType}`);
      await expect(illustration).toBeInViewport();
      await expect.poll(() => fetched).toContain(address);
      await expect
        .poll(() => illustration.evaluate((it: HTMLImageElement) => it.complete))
        .toBe(true);
      await expect(page.getByRole('img', { name: brand.name })).toHaveCount(1);
      expect(await shift()).toEqual([]);
    },
  );
}

const spoken = payingWays().flatMap((way) =>
  way.brand.languages.slice(1).map((tag) => ({ way, tag })),
);

for (const { way, tag } of spoken) {
  const { brand, signupType } = way;
  test(
    `${brand.id} (${signupType}) in ${tag} has no field that must be filled in below its button`,
    IN_FULL,
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(brand.id, `/signup?signupType=${signupType}&lang=${tag}`);
      for (const [width, height] of [
        [1025, 768],
        [1280, 800],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await resizeTo(page, width, height);
        // A busy machine draws the card's form some frames after the resize.
        const below = async () => {
          const { field, button } = await fieldAndButton(page);
          return field - button;
        };
        await expect.poll(below, `at ${width}`).toBeLessThanOrEqual(0);
      }
    },
  );
}

for (const [layout, brand] of [
  ['card', 'slotbook'],
  ['rail', 'chatmoor-uk'],
  ['split', 'facetable'],
  ['banner', 'frontdesk'],
] as const) {
  test(
    `what happens next is headed in the ${layout} of ${brand} as its payment is`,
    IN_FULL,
    async ({ open, page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const sizeOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((it) => getComputedStyle(it).fontSize);
      await open(brand, '/signup?signupType=paid');
      const payment = await sizeOf('#payment-title');
      const text = await sizeOf('#email');

      await open(brand, '/signup');
      expect(await sizeOf('[data-summary="next"] h2')).toBe(payment);
      expect(await sizeOf('[data-summary="next"] li')).toBe(text);
    },
  );
}

test('the illustration of a split layout is as wide as the card with the next steps', async ({
  open,
  page,
}) => {
  for (const brand of isFull ? ['facetable', 'frontdesk-ca'] : ['facetable']) {
    await open(brand, '/signup');
    for (const width of [1025, 1280, 1920]) {
      await resizeTo(page, width);
      const drawing = await page.locator('aside [data-kept="illustration"]').boundingBox();
      const card = await page.locator('[data-summary="next"]').boundingBox();
      expect(drawing?.x, `${brand} at ${width}`).toBe(card?.x);
      expect(drawing?.width, `${brand} at ${width}`).toBe(card?.width);
    }
  }
});

inNewPage('in forced colours a summary has one border in every layout', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { brand, signupType } of drawn) {
    await open(brand.id, `/signup?signupType=${signupType}`);
    const borders = await page
      .locator('aside, aside > div')
      .evaluateAll((all) =>
        all.map((it) => Number.parseFloat(getComputedStyle(it).borderLeftWidth)),
      );
    expect(
      borders.filter((width) => width > 0),
      brand.theme.layout,
    ).toEqual([1]);
  }
});

test('for a visitor who asks for more contrast, texts have the contrast of WCAG AAA', async ({
  open,
  page,
}) => {
  for (const { id, colorScheme } of [
    { id: 'chatmoor', colorScheme: 'light' },
    { id: 'facetable', colorScheme: 'dark' },
    { id: 'careline', colorScheme: 'light' },
    { id: 'coursenest', colorScheme: 'dark' },
  ] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await open(id, '/signup');
    const faint = async () =>
      (await textColours(page)).filter(({ ink, ground }) => contrast(ink, ground) < 7);
    await expect.poll(faint, `${id}, ${colorScheme}`).toEqual([]);
    expect((await textColours(page)).length).toBeGreaterThan(20);
  }
});

for (const brand of ['slotbook', 'facetable'] as const) {
  inNewPage(
    `for a visitor who asks for more contrast, the card's fields of ${brand} have the borders of the others`,
    async ({ open, page }) => {
      await page.emulateMedia({ contrast: 'more' });
      await open(brand, '/signup?signupType=paid');
      const borderOf = (selector: string) =>
        page.locator(selector).evaluate((it) => getComputedStyle(it).borderColor);
      // The frames are drawn in the colours that the page has then.
      await expect(page.locator('[style*="--c-border"]')).not.toHaveCount(0);
      const ink = await page.locator('h1').evaluate((it) => getComputedStyle(it).color);
      await expect.poll(() => borderOf('[name="email"]')).toContain(ink);
      const others = await borderOf('[name="email"]');
      await expect.poll(() => borderOf(':has(> #number)')).toBe(others);
    },
  );
}

/** The colours of each text in the page, and of what is behind it; not of buttons and errors. */
function textColours(page: Page) {
  return page
    .locator('[data-page] :is(p, li, dt, dd, label, legend, a, h1, h2, h3, summary span):visible')
    .evaluateAll((all) => {
      const hex = (colour: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        const bytes = [red, green, blue].map((it) => it.toString(16).padStart(2, '0'));
        return alpha === 1 ? `#${bytes.join('')}` : null;
      };
      const groundOf = (it: Element | null): string =>
        it === null
          ? '#ffffff'
          : (hex(getComputedStyle(it).backgroundColor) ?? groundOf(it.parentElement));
      return all
        .filter((it) => it.closest('[data-variant], :has(> #privacy)') === null && it.textContent)
        .map((it) => ({
          text: it.textContent,
          ink: hex(getComputedStyle(it).color) ?? '',
          ground: groundOf(it),
        }));
    });
}
