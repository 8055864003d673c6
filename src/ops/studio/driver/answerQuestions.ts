import type { Question } from '../../../core/contract/generated/brand.ts';
import { sampleAnswer } from '../../../core/rules/questions/sampleAnswer.ts';
import { EMBEDDED } from '../../../page/app/embedded/embeddedIds.ts';
import { write } from './write.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Answers the visible required questions of the brand that have no answer yet, in their order,
 * including questions that an answer adds.
 */
export async function answerQuestions(): Promise<void> {
  const text = document.getElementById(EMBEDDED.brand)?.textContent ?? '{}';
  const { questions = {} }: { readonly questions?: Readonly<Record<string, Question>> } =
    JSON.parse(text);
  const today = new Date().toISOString().slice(0, 10);
  for (const [id, question] of Object.entries(questions)) {
    if (!question.required) continue;
    answer(`question-${id}`, sampleAnswer(question, today));
    // React renders the questions that the answer adds after the event.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function answer(name: string, value: string | readonly string[]): void {
  const controls = [...document.querySelectorAll<Control>(`#root form [name="${name}"]`)];
  if (controls.some(isChosen)) return;
  for (const control of controls) {
    const isWanted = [value].flat().includes(control.value);
    if (!isBox(control) && control.value === '') write(control, String(value));
    else if (isBox(control) && isWanted) control.click();
  }
}

function isBox({ type }: Control): boolean {
  return type === 'radio' || type === 'checkbox';
}

function isChosen(control: Control): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
