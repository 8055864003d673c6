// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import type { Question } from '../../../core/contract/generated/brand.ts';
import { answerQuestions } from './answerQuestions.ts';

/** A page with questions, and the controls of its form. */
function ask(questions: Readonly<Record<string, Question>>, controls: string): HTMLFormElement {
  document.body.innerHTML = `<div id="root"><form>${controls}</form></div>
    <script type="application/json" id="brand-config"></script>`;
  document.querySelector('#brand-config')?.append(JSON.stringify({ questions }));
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return form;
}

function answersIn(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}

it('answers what has to be answered, and what comes with the answer', async () => {
  const required = { required: true };
  const form = ask(
    {
      company: aQuestion({ ...required, kind: 'yesNo' }),
      trade: aQuestion(required),
      size: aQuestion({ ...required, kind: 'oneOf', options: { few: 'Few', many: 'Many' } }),
      about: aQuestion({ ...required, kind: 'longText' }),
      other: aQuestion(),
    },
    `<input type="radio" name="question-company" value="yes">
     <input type="radio" name="question-company" value="no">
     <select name="question-size"><option></option><option value="few">Few</option></select>
     <textarea name="question-about">Typed</textarea>
     <input name="question-other">`,
  );
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    queueMicrotask(() => form.insertAdjacentHTML('beforeend', '<input name="question-trade">'));
  });
  await answerQuestions();
  expect(answersIn(form)).toEqual({
    'question-company': 'yes',
    'question-trade': 'Plumbing',
    'question-size': 'few',
    'question-about': 'Typed',
    'question-other': '',
  });
});

it('leaves a page as it is that asks nothing', async () => {
  const form = ask({}, '<input name="email">');
  await answerQuestions();
  expect(answersIn(form)).toEqual({ email: '' });
});
