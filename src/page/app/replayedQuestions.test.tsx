import { expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { renderInPage } from '../../../tests/factories/pages/renderInPage.tsx';
import { EVERY_QUESTION } from '../../../tests/factories/questions/everyQuestion.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import { BRAND_QUESTIONS } from '../providers/reports/createReplay.ts';
import { Question } from '../widgets/question/Question.tsx';

it.each(keysOf(EVERY_QUESTION))(
  'a question of the kind %s is left out whole of a replay',
  (kind) => {
    const questions = { it: EVERY_QUESTION[kind].question };
    const { container } = renderInPage(<Question question="it" />, aBrand({ questions }));
    const controls = [...container.querySelectorAll('input, select, textarea')];
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) expect(control.closest(BRAND_QUESTIONS)).not.toBeNull();
  },
);
