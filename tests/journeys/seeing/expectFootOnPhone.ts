import { expect, type Locator, type Page } from 'playwright/test';
import type { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';

/** Whether an element or an ancestor sticks to the window. */
function sticks(element: Locator): Promise<boolean> {
  return element.evaluate((it) => {
    for (let at: Element | null = it; at; at = at.parentElement) {
      if (getComputedStyle(at).position === 'sticky') return true;
    }
    return false;
  });
}

/** On a phone the button sticks to the bottom, makes room for a keyboard, and stops in its place. */
export async function expectFootOnPhone(page: Page, form: SignupForm): Promise<void> {
  const bottomOf = async () => {
    const box = await form.submitButton.boundingBox();
    return box ? Math.round(box.y + box.height) : 0;
  };
  await expect(form.submitButton).toBeInViewport({ ratio: 1 });
  expect(await bottomOf()).toBe(844 - 12);

  // An on-screen keyboard leaves no room for it, so the button is at the end of the form.
  await form.email.focus();
  await expect.poll(() => sticks(form.submitButton)).toBe(false);
  await form.email.blur();
  await expect.poll(() => sticks(form.submitButton)).toBe(true);

  // At the end of the form it is in its place, with the next steps below it.
  await page.getByRole('link', { name: 'Cancel', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(bottomOf).toBeLessThan(844 - 60);
}
