import type { Question } from '../../contract/generated/brand.ts';
import type { SessionInfo } from '../../contract/generated/session.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Questions } from './checkAnswers.ts';

/** Allows every date, because only the page knows which day is today. */
const ANY_DAY = { first: '', last: '9999-12-31' };

/**
 * Returns the answers that a link fills in. Each question's id is a parameter; several option ids
 * are separated by commas. Invalid values are ignored, and a link never agrees to anything.
 * Undefined when nothing is filled in.
 */
export function linkedAnswers(
  questions: Questions | undefined,
  parameter: (name: string) => string | null,
): SessionInfo['answers'] {
  const filledIn = Object.entries(questions ?? {}).flatMap(([id, question]) => {
    if (!isLinked(question)) return [];
    const given = parameter(id) ?? '';
    const raw = question.kind === 'someOf' ? given.split(',').filter(Boolean) : given;
    const answer = checkAnswer(question, raw, { today: ANY_DAY, readTaxNumber: null });
    if (!answer.ok || answer.value === null) return [];
    return [[id, typeof answer.value === 'string' ? answer.value : [...answer.value]] as const];
  });
  return filledIn.length === 0 ? undefined : Object.fromEntries(filledIn);
}

/** Returns the ids of the questions that a link can fill in. */
export function linkedQuestions(questions: Questions | undefined): readonly string[] {
  return Object.entries(questions ?? {}).flatMap(([id, question]) =>
    isLinked(question) ? [id] : [],
  );
}

function isLinked({ kind, prefill = false }: Question): boolean {
  return prefill && kind !== 'acknowledgement';
}
