import type { Brand } from '../../core/contract/generated/brand.ts';
import type { AnswerRow } from '../storage/tables/AnswerTables.ts';
import type { GivenAnswer } from './readAnswers.ts';

interface AnsweredBy {
  readonly brand: Pick<Brand, 'id' | 'locale'>;
  readonly accountId: string;
  readonly now: Date;
}

/** Returns the rows of a sign-up's answers, each with the words that the visitor read. */
export function answerRows(
  answers: readonly GivenAnswer[],
  { accountId, brand, now }: AnsweredBy,
): AnswerRow[] {
  return answers.map(({ id, isPersonal, kind, label, questionsHash, shown, value }) => ({
    brand_id: brand.id,
    account_id: accountId,
    question: id,
    kind,
    label,
    value: typeof value === 'string' ? value : JSON.stringify(value),
    shown,
    language: brand.locale,
    questions_hash: questionsHash,
    is_personal: isPersonal ? 1 : 0,
    created_at: now.toISOString(),
  }));
}
