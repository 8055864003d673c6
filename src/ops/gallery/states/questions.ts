import type { Page } from 'playwright';
import type { Act } from './Act.ts';

const QUESTIONS = '[data-field^="question-"]';

/** Every question that the page can ask here. Answers first the questions that others depend on. */
export const questions: Act = async ({ page }) => {
  if ((await page.locator(QUESTIONS).count()) === 0) return null;
  await answerChoices(page);
  return 'page';
};

/** The error beside each question whose answer is not accepted. */
export const questionErrors: Act = async ({ page }) => {
  const controls = page.locator(`${QUESTIONS} :is(input[type=text], input[type=tel], textarea)`);
  const typed = await controls.all();
  if (typed.length === 0) return null;
  for (const control of typed) {
    await control.fill('<b>');
    await control.blur();
  }
  await page
    .locator(`${QUESTIONS}[data-invalid]`)
    .nth(typed.length - 1)
    .waitFor();
  return 'page';
};

/** Chooses the first option of each choice, and of choices that then appear, once each. */
async function answerChoices(page: Page): Promise<void> {
  const groups = page.locator(`fieldset${QUESTIONS}`);
  for (let next = 0; next < (await groups.count()); next += 1) {
    await groups.nth(next).locator('input').first().check();
  }
}
