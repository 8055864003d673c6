import type { Page } from 'playwright/test';
import { SIGNUP_TYPES } from '../../src/core/rules/signupTypes/signupTypes.ts';
import { expect, test } from '../setup/journey.ts';
import { measureLayoutShifts } from './acts/measureLayoutShifts.ts';
import { meetingTexts } from './acts/meetingTexts.ts';
import { overflowing } from './acts/overflowing.ts';
import { resizeTo } from './acts/resizeTo.ts';
import { type Way, waysToSignUp } from './acts/waysToSignUp.ts';

const isFull = process.env['TEST_FULL'] !== undefined;
const STEPS = Array.from({ length: (2560 - 320) / 20 + 1 }, (_, step) => 320 + 20 * step);
const WIDTHS = isFull
  ? [...STEPS, 599, 767, 768, 1024, 1025].toSorted((one, other) => one - other)
  : [320, 390, 599, 600, 767, 768, 1024, 1025, 1280, 1920, 2560];

/** One way for each layout in each scheme that its brands have, with a payment and without. */
const ways = [
  ...Map.groupBy(
    waysToSignUp().flatMap((way) =>
      schemesOf(way).map((scheme) => ({ ...way, scheme, layout: way.brand.theme.layout })),
    ),
    ({ layout, scheme, signupType }) =>
      `${layout} ${scheme} ${SIGNUP_TYPES[signupType].needsPayment}`,
  ).values(),
].flatMap((same) => (isFull ? same : same.slice(0, 1)));

function schemesOf({ brand }: Way): readonly ('light' | 'dark')[] {
  return brand.theme.dark === undefined ? ['light'] : ['light', 'dark'];
}

/** Makes every text half as long again: a language with longer words would. */
function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document, 4);
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode;
      const isWords = /\p{L}{2}/u.test(nodeValue ?? '') && !/[$£]\d/.test(nodeValue ?? '');
      if (!isWords || parentElement?.closest('option, style')) continue;
      const words = nodeValue?.trim().split(/\s+/) ?? [];
      const more = words.slice(0, Math.ceil(words.length / 2)).join(' ');
      texts.currentNode.nodeValue = `${nodeValue} ${more.toLowerCase()}`;
    }
  });
}

/** Whether the illustration lies where a text of the band is, or of the summary. */
function textsMeetDrawing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const drawing = document.querySelector('[data-kept="illustration"] img');
    const box = drawing?.getBoundingClientRect();
    if (!box || box.width === 0) return false;
    const texts = [...document.querySelectorAll('header :is(h1, p), aside :is(h2, dt, dd)')];
    return texts.some((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      const { bottom, left, right, top, width } = range.getBoundingClientRect();
      const isBeside = right <= box.left || left >= box.right;
      // The summary's card lies over the drawing's lower part on purpose.
      const isOver = it.closest('aside') !== null && drawing?.closest('header') !== null;
      return width > 0 && !isBeside && !isOver && top < box.bottom && bottom > box.top;
    });
  });
}

/** Where the form's fields, what is bought and the button are, in px from the page's edges. */
function placesOf(page: Page) {
  return page.evaluate(() => {
    const boxOf = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box === undefined) throw new Error(`The page has no ${selector}.`);
      return { start: box.left, end: box.right, top: box.top + scrollY };
    };
    return {
      field: boxOf('[data-region="fields"] [data-field]'),
      bought: boxOf('aside > div'),
      button: boxOf('main button[type="submit"]'),
    };
  });
}

test('every layout is drawn in both schemes, with a payment and without', () => {
  const shown = ways.map(({ layout, scheme, signupType }) =>
    [layout, scheme, SIGNUP_TYPES[signupType].needsPayment].join(' '),
  );
  expect(new Set(shown).size).toBe(4 * 2 * 2);
});

for (const { brand, layout, scheme, signupType } of ways) {
  test(`the layout '${layout}' holds at every width (${brand.id}, ${signupType}, ${scheme})`, async ({
    open,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(brand.id, `/signup?signupType=${signupType}`);
    const pays = SIGNUP_TYPES[signupType].needsPayment;
    for (const width of WIDTHS.filter((it) => it >= 1025)) {
      await resizeTo(page, width);
      const { field, bought, button } = await placesOf(page);
      expect(field.end, `form left at ${width}`).toBeLessThan(bought.start);
      if (pays) expect(button.start, `payment right at ${width}`).toBeGreaterThan(field.end);
      else expect(button.end, `button below its form at ${width}`).toBeLessThan(bought.start);
    }
    for (const width of WIDTHS.filter((it) => it < 1025)) {
      await resizeTo(page, width);
      const { field, bought } = await placesOf(page);
      expect(bought.top, `one column at ${width}`).toBeLessThan(field.top);
    }

    await lengthenTexts(page);
    for (const width of WIDTHS) {
      await resizeTo(page, width);
      // The bar at a phone's foot takes a frame or two to go.
      const troubles = async () => [
        ...((await textsMeetDrawing(page)) ? ['a text and the illustration'] : []),
        ...(await overflowing(page)),
        ...(await meetingTexts(page)),
      ];
      await expect.poll(troubles, `at ${width}`).toEqual([]);
    }
  });
}

/** One way for each layout that draws its brand's illustration on the page. */
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

test('the illustration takes the place of an order, not of what is due, what one gets and what happens next', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await open('slotbook', '/signup?signupType=free');
  await expect(summary).toContainText('Free, no card needed');
  await expect(summary.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(summary.getByRole('heading', { name: 'What is included' })).toBeVisible();
  await expect(summary.getByText('Free', { exact: true })).toBeHidden();

  await open('careline', '/signup?signupType=noCardSignup');
  await expect(summary.getByRole('heading', { name: 'What is included' })).toBeVisible();
  await expect(summary.getByText('If you go on')).toBeVisible();
  await expect(summary.getByText('First bill', { exact: true })).toBeVisible();
});

for (const { brand, signupType } of drawn) {
  const { layout } = brand.theme;
  test(`the layout '${layout}' fetches its illustration on a desk, not on a phone, and nothing moves`, async ({
    open,
    page,
  }) => {
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
    expect(await shift()).toBe(0);
  });
}
