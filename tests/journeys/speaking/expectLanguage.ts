import { expect, type Page } from 'playwright/test';
import { findViolations } from '../../../src/ops/gallery/pictures/findViolations.ts';
import { OPEN_WINDOW } from '../../../src/ops/gallery/states/Act.ts';
import type { StoredMail } from '../../../src/sandbox/mailbox/Mail.ts';
import { englishIn } from './englishIn.ts';
import { mailedTexts, shownTexts } from './shownTexts.ts';
import type { SpokenWay } from './spokenWays.ts';

/** Expects a page, or its open dialog, to be completely in a brand's language, and accessible. */
export async function expectLanguage(
  page: Page,
  way: Pick<SpokenWay, 'brand' | 'ownTexts'>,
  what: string,
): Promise<void> {
  await expect(page.locator('html'), what).toHaveAttribute('lang', way.brand.locale);
  const texts = await shownTexts(page);
  expect(texts.length, what).toBeGreaterThan(4);
  expect(englishIn(texts, way), what).toEqual([]);
  const isCovered = (await page.locator(OPEN_WINDOW).count()) > 0;
  expect(await findViolations(page, isCovered ? { within: OPEN_WINDOW } : {}), what).toEqual([]);
}

/** Expects a mail's subject, HTML and plain text to be in a brand's language. */
export function expectMailLanguage(
  way: Pick<SpokenWay, 'brand' | 'ownTexts'>,
  mail: StoredMail,
): void {
  expect(mail.html).toContain(`<html lang="${way.brand.locale}">`);
  const texts = mailedTexts(mail);
  expect(texts.length).toBeGreaterThan(8);
  expect(englishIn(texts, way), mail.subject).toEqual([]);
}
