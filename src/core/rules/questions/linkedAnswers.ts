import type { Question } from '../../contract/generated/brand.ts';
import type { SessionInfo } from '../../contract/generated/session.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { Questions } from './checkAnswers.ts';

/** No day is before or after them: which day counts as today is the page's to know. */
const ANY_DAY = { first: '', last: '9999-12-31' };

/**
 * What a link fills in of a brand's questions, by a parameter of each question's id; of several
 * options by their ids, parted by commas. What could not be answered so counts as absent, and nothing
 * is agreed to by a link. Undefined where nothing is filled in.
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

/** The questions that a link may fill in: its parameters of a brand's own. */
export function linkedQuestions(questions: Questions | undefined): readonly string[] {
  return Object.entries(questions ?? {}).flatMap(([id, question]) =>
    isLinked(question) ? [id] : [],
  );
}

function isLinked({ kind, prefill = false }: Question): boolean {
  return prefill && kind !== 'acknowledgement';
}
