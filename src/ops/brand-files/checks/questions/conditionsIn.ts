import type { Question, QuestionCondition } from '../../../../core/contract/generated/brand.ts';

type Questions = Readonly<Record<string, Question>>;

/**
 * Returns the question with an id. A condition may name an id that is no question: 'constructor' is
 * a member of every object.
 */
export function questionIn(questions: Questions, id: string): Question | undefined {
  // Reading ends the check of a question that the schema has refused, and is therefore not there.
  const question = questions[id];
  return Object.hasOwn(questions, id) ? question : undefined;
}

/** Returns the condition of a question; the empty one, which always holds, when there is none. */
export function whenOf(id: string, questions: Questions): QuestionCondition {
  return questionIn(questions, id)?.when ?? {};
}

/** Returns a condition and all conditions inside it, each with its JSON pointer. */
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

/** The ids of the questions that a condition depends on, at any depth. */
export function questionsNamedBy(condition: QuestionCondition): readonly string[] {
  const named = conditionsIn(condition).flatMap(([, { answered = [], answers = {} }]) => [
    ...Object.keys(answers),
    ...answered,
  ]);
  return [...new Set(named)];
}
