import { expect, type Page } from 'playwright/test';

export const PASSWORD_ERROR = '#password-error';

/** A password's error names all of its rules, so the guide is hidden while none is met. */
export async function expectRulesOnce(page: Page): Promise<void> {
  const error = page.locator(`${PASSWORD_ERROR}:visible`);
  if ((await error.count()) === 0) return;
  const said = await page.locator('#password-hint li').evaluateAll((all) => {
    const isMet = all.some((it) => it.hasAttribute('data-met'));
    return isMet ? [] : all.filter((it) => it.checkVisibility()).map((it) => it.textContent);
  });
  expect(said, 'rules beside the error').toEqual([]);
}
