import type { Locator, Page } from 'playwright';

/** Presses a field and types key by key over its text. */
export async function typeOver(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
