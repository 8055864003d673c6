import { expect, type Page } from 'playwright/test';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import type { Way } from '../acts/waysToSignUp.ts';
import { meetingTexts } from '../seeing/meetingTexts.ts';
import { overflowing } from '../seeing/overflowing.ts';
import { resizeTo } from '../seeing/resizeTo.ts';
import { expectLines } from './expectLines.ts';
import { expectPlaces } from './expectPlaces.ts';
import { lengthenTexts } from './lengthenTexts.ts';
import { meetingDrawing } from './meetingDrawing.ts';

const [NARROWEST, WIDEST, STEP] = [320, 2560, 20];
const isFull = process.env['TEST_FULL'] !== undefined;
const STEPS = Array.from(
  { length: (WIDEST - NARROWEST) / STEP + 1 },
  (_, step) => NARROWEST + STEP * step,
);
const EDGES = [599, 767, 768, 1024, 1025];
const ALL = [...STEPS, ...EDGES].toSorted((one, other) => one - other);
/** `test:full` checks every width; a quick run both sides of each breakpoint, and some between. */
export const WALKED = isFull ? ALL : [320, 599, 600, 1024, 1025, 1280, 1920];
const WALKED_IN_LONG_TEXTS = isFull ? ALL : [320, 600, 1024, 1025];

function schemesOf({ brand }: Way): readonly ('light' | 'dark')[] {
  return brand.theme.dark === undefined ? ['light'] : ['light', 'dark'];
}

/**
 * Each layout in each scheme, with and without a payment. A scheme changes colours and pictures: if
 * a brand has both, its own texts are checked in one and longer texts in the other, and `test:full`
 * checks both in both.
 */
export function drawnAs(way: Way): string[] {
  const { needsPayment } = SIGNUP_TYPES[way.signupType];
  const schemes = schemesOf(way).map((scheme) => `${way.brand.theme.layout} ${scheme}`);
  return [...schemes, needsPayment ? 'a payment' : 'no payment'];
}

/**
 * Resizes an open page through the widths, first with its own texts and then with longer ones: its
 * layout holds, and no texts overlap. Leaves the longer texts in place.
 */
export async function walkWidths(page: Page, way: Way): Promise<void> {
  const { needsPayment } = SIGNUP_TYPES[way.signupType];
  const schemes = schemesOf(way);
  const expectQuiet = (where: string) =>
    // A busy machine folds the summary some frames after the resize.
    expect
      .poll(
        async () => [
          ...(await overflowing(page)),
          ...(await meetingTexts(page)),
          ...(await meetingDrawing(page)),
        ],
        where,
      )
      .toEqual([]);

  for (const colorScheme of isFull ? schemes : schemes.slice(0, 1)) {
    await page.emulateMedia({ colorScheme });
    for (const width of WALKED) {
      await resizeTo(page, width);
      await expectQuiet(`at ${width}, ${colorScheme}`);
      await expectPlaces(page, width, needsPayment);
      await expectLines(page, width, way.brand);
    }
  }

  await lengthenTexts(page);
  for (const colorScheme of isFull ? schemes : schemes.slice(-1)) {
    await page.emulateMedia({ colorScheme });
    for (const width of WALKED_IN_LONG_TEXTS) {
      await resizeTo(page, width);
      await expectQuiet(`at ${width}, ${colorScheme}, in longer words`);
    }
  }
}
