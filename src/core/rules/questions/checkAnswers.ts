import type {
  AnswerProblem,
  Answers,
  AnswerValue,
  QuestionContext,
} from '../../contract/Answers.ts';
import type { Question } from '../../contract/generated/brand.ts';
import type { Result } from '../../contract/Result.ts';
import { checkAnswer } from './checkAnswer.ts';
import { conditionHolds } from './conditionHolds.ts';
import type { CheckedAnswer, ReadTaxNumber } from './QuestionKindRules.ts';

/** A brand's questions by id, in the order asked. */
export type Questions = Readonly<Record<string, Question>>;

/** Raw answers by question. In a call they can be anything. */
type RawAnswers = Readonly<Record<string, unknown>>;

/** The problem with one answer. */
export interface AnswerFault {
  readonly question: string;
  readonly problem: AnswerProblem;
}

/** The questions that apply to a visitor, with the checked answers. */
export interface AskedQuestions {
  /** The ids of the questions that are asked, in order. */
  readonly asked: readonly string[];
  /** The check's result for each question asked. */
  readonly checked: ReadonlyMap<string, CheckedAnswer>;
}

/**
 * Decides which questions are asked, and checks their answers. An answer to a question that is not
 * asked counts as absent, so questions that depend on it are not asked either. Questions that
 * depend on each other in a circle are not asked; the check of brand files refuses such files.
 */
export function askQuestions(
  questions: Questions,
  context: QuestionContext,
  raw: RawAnswers,
  readTaxNumber: ReadTaxNumber | null,
): AskedQuestions {
  const rules = { today: context.today, readTaxNumber };
  const found = new Map<string, CheckedAnswer | null>();
  const order = Object.keys(questions);
  for (const id of order) ask(id);
  const checked = new Map(
    order.flatMap((id) => {
      const answer = found.get(id) ?? null;
      return answer === null ? [] : [[id, answer] as const];
    }),
  );
  return { asked: [...checked.keys()], checked };

  /** Null where the question is not asked. */
  function ask(id: string): CheckedAnswer | null {
    const known = found.get(id);
    if (known !== undefined) return known;
    found.set(id, null);
    const question = Object.hasOwn(questions, id) ? questions[id] : undefined;
    if (question === undefined) return null;
    const { when = {} } = question;
    if (!conditionHolds(when, context, answerTo)) return null;
    const answer = checkAnswer(question, Object.hasOwn(raw, id) ? raw[id] : undefined, rules);
    found.set(id, answer);
    return answer;
  }

  function answerTo(id: string): AnswerValue | null {
    const answer = ask(id);
    return answer?.ok ? answer.value : null;
  }
}

/** Tells whether a question is asked, given the visitor's choices and answers. */
export function isAsked(
  id: string,
  questions: Questions,
  context: QuestionContext,
  raw: RawAnswers,
): boolean {
  return askQuestions(questions, context, raw, null).asked.includes(id);
}

/**
 * Checks all answers of a visitor. Every question asked needs a valid answer if it is required, and
 * no other answers may be present. Returns the stored answers, or every fault in the order of the
 * questions.
 */
export function checkAnswers(
  questions: Questions,
  context: QuestionContext,
  raw: RawAnswers,
  readTaxNumber: ReadTaxNumber | null,
): Result<Answers, readonly AnswerFault[]> {
  const { checked } = askQuestions(questions, context, raw, readTaxNumber);
  const wrong = [...checked].flatMap(([question, answer]): AnswerFault[] =>
    answer.ok ? [] : [{ question, problem: answer.error }],
  );
  const unasked = Object.keys(raw)
    .filter((id) => !checked.has(id))
    .map((question): AnswerFault => ({ question, problem: 'notAsked' }));
  const faults = [...wrong, ...unasked];
  if (faults.length > 0) return { ok: false, error: faults };
  const given = [...checked].flatMap(([id, answer]): [string, AnswerValue][] =>
    answer.ok && answer.value !== null ? [[id, answer.value]] : [],
  );
  return { ok: true, value: Object.fromEntries(given) };
}
