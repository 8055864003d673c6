import type { Page } from 'playwright';
import type { Question } from '../../../core/contract/generated/brand.ts';
import { sampleAnswer } from '../../../core/rules/questions/sampleAnswer.ts';
import { EMBEDDED } from '../../../page/app/embedded/embeddedIds.ts';

/**
 * Answers the brand's own required questions that have no answer yet, in page order, including
 * questions that an answer adds. Reads the questions from the page's own data.
 */
export async function answerQuestions(page: Page): Promise<void> {
  const asked = page.locator('[data-field^="question-"]');
  if ((await asked.count()) === 0) return;
  const json = await page.locator(`#${EMBEDDED.brand}`).textContent();
  const { questions }: { readonly questions: Readonly<Record<string, Question>> } = JSON.parse(
    json ?? '',
  );
  const today = new Date().toISOString().slice(0, 10);
  for (let next = 0; next < (await asked.count()); next += 1) {
    const name = (await asked.nth(next).getAttribute('data-field')) ?? '';
    const question = questions[name.replace('question-', '')];
    if (!question?.required) continue;
    await answer(page, name, sampleAnswer(question, today));
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Answers one question through its controls, unless something is already chosen or typed. */
async function answer(page: Page, name: string, value: string | readonly string[]): Promise<void> {
  const controls = page.locator(`[name="${name}"]`);
  const first = controls.first();
  const type = await first.evaluate((it: Control) => it.type);
  if (type === 'radio' || type === 'checkbox') {
    if ((await controls.and(page.locator(':checked')).count()) > 0) return;
    for (const option of [value].flat()) {
      await controls.and(page.locator(`[value="${option}"]`)).check();
    }
  } else if ((await first.inputValue()) === '') {
    if (type === 'select-one') await first.selectOption(String(value));
    else await first.fill(String(value));
  }
}
