import { ANSWER_PROBLEMS, type AnswerProblem } from '../../../core/contract/Answers.ts';
import type { Question } from '../../../core/contract/generated/brand.ts';
import { answerMessage } from '../../../core/rules/questions/answerMessage.ts';
import { questionTexts } from '../../../core/texts/en/questionTexts.ts';
import { formatCount } from '../../../core/texts/formatCount.ts';
import { formatDate } from '../../../core/texts/formatDate.ts';
import { formatNumbers } from '../../../core/texts/formatNumbers.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import { writeCount } from '../../../core/texts/samples/writeNumbers.ts';
import type { StoresFor } from '../StoresFor.ts';
import type { askingNeeds } from './askingNeeds.ts';

/** Tells whether a value from outside is a known problem with an answer. */
export function isAnswerProblem(reason: string): reason is AnswerProblem {
  return ANSWER_PROBLEMS.some((it) => it === reason);
}

/** Returns the message about a refused answer, with its limits formatted in the page's language. */
export function answerText(
  { brand }: Pick<StoresFor<typeof askingNeeds>, 'brand'>,
  question: Question,
  problem: AnswerProblem,
): string {
  const { key, count, date, limit } = answerMessage(question, problem);
  const written = (number: number) =>
    Number.isSafeInteger(number)
      ? writeCount(number, brand.locale, brand.numberSamples)
      : formatCount(number, brand.locale);
  const texts = lateTextsOf(brand, 'question', questionTexts);
  return formatNumbers(
    texts[key],
    {
      ...(count !== undefined && { count }),
      ...(limit !== undefined && { limit: written(limit) }),
      ...(date !== undefined && { date: formatDate(date, brand.dateLanguage) }),
    },
    written,
  );
}
