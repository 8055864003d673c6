import type { Question, QuestionCondition } from '../../../../core/contract/generated/brand.ts';

type Questions = Readonly<Record<string, Question>>;

/** The question of an id. A condition may name what is none: 'constructor' is a member of every object. */
export function questionIn(questions: Questions, id: string): Question | undefined {
  return Object.hasOwn(questions, id) ? questions[id] : undefined;
}

/** Of whom a question is asked; everybody where it is not there. */
export function whenOf(id: string, questions: Questions): QuestionCondition {
  return questionIn(questions, id)?.when ?? {};
}

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
