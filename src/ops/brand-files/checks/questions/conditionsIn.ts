import type { QuestionCondition } from '../../../../core/contract/generated/brand.ts';

/** A condition and all that are in it, each with its JSON pointer. */
export function conditionsIn(
  condition: QuestionCondition,
  at = '',
): readonly (readonly [string, QuestionCondition])[] {
  const { all = [], any = [] } = condition;
  return [
    [at, condition],
    ...all.flatMap((it, index) => conditionsIn(it, `${at}/all/${index}`)),
    ...any.flatMap((it, index) => conditionsIn(it, `${at}/any/${index}`)),
  ];
}

/** The ids of the questions that a condition hangs on, at any depth. */
export function questionsNamedBy(condition: QuestionCondition): readonly string[] {
  const named = conditionsIn(condition).flatMap(([, { answered = [], answers = {} }]) => [
    ...Object.keys(answers),
    ...answered,
  ]);
  return [...new Set(named)];
}
