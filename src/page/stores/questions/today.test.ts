import { expect, it } from 'vitest';
import { aBrand } from '../../../../tests/factories/brands/aBrand.ts';
import { aRootStore } from '../../../../tests/factories/pages/aPage.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';

it('uses the current date as today', () => {
  const since = aQuestion({ kind: 'date', label: 'Since', limits: { latest: 'today' } });
  const { clock, questions } = aRootStore(aBrand({ questions: { since } }));
  clock.set(new Date(2026, 10, 21, 23), 'UTC');
  questions?.setAnswer('since', '2026-11-22');
  expect(questions?.check([])).toHaveLength(1);
  clock.set(new Date(2026, 10, 22, 1), 'UTC');
  expect(questions?.check([])).toEqual([]);
});
