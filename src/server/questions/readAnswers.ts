import type {
  AnswerProblem,
  Answers,
  AnswerValue,
  QuestionContext,
} from '../../core/contract/Answers.ts';
import type { Brand, Question } from '../../core/contract/generated/brand.ts';
import type { SignupRequest } from '../../core/contract/generated/calls.ts';
import type { NamedAnswer } from '../../core/rules/masking/maskAnswers.ts';
import {
  type AnswerFault,
  checkAnswers,
  type Questions,
} from '../../core/rules/questions/checkAnswers.ts';
import { readTaxNumber } from '../../core/rules/questions/taxNumbers/readTaxNumber.ts';
import { CallError } from '../errors/CallError.ts';
import { questionsHash } from './questionsHash.ts';
import { shownAnswer } from './shownAnswer.ts';

/** An answer with the question as it was shown. JSON. */
export interface GivenAnswer {
  /** The question's id. */
  readonly id: string;
  readonly kind: Question['kind'];
  readonly label: string;
  readonly value: AnswerValue;
  /** The value in the words that the visitor read. */
  readonly shown: string;
  readonly isPersonal: boolean;
  readonly inReceipt: boolean;
  readonly questionsHash: string;
}

const HOUR_MS = 3_600_000;

/**
 * Checks a visitor's answers by the page's own rules, against the brand's current questions.
 * Refuses a page with other questions, or with another idea of whether the visitor is a lead.
 * Throws CallError at the first fault.
 */
export function readAnswers(
  brand: Brand,
  who: Omit<QuestionContext, 'today'>,
  sent: SignupRequest['questions'],
  now: Date,
): readonly GivenAnswer[] {
  const hash = questionsHash(brand, who.isLead);
  if ((sent?.hash ?? null) !== hash) throw new CallError({ code: 'QUESTIONS_CHANGED' });
  const { questions = {} } = brand;
  const context = { ...who, today: todayAnywhere(now) };
  const checked = checkAnswers(questions, context, sent?.answers ?? {}, readTaxNumber);
  if (!checked.ok) {
    const [fault = NO_FAULT] = checked.error;
    const { problem, question } = fault;
    throw new CallError(
      { code: 'INVALID_FIELD', question, reason: problem },
      { cause: refusalOf(fault, questions, sent?.answers ?? {}) },
    );
  }
  return Object.entries(checked.value).flatMap(([id, value]) => {
    const question = questions[id];
    if (question === undefined || hash === null) return [];
    const { inReceipt = false, kind, label, personal = true } = question;
    const shown = shownAnswer(question, value, brand);
    return [
      { id, kind, label, value, shown, isPersonal: personal, inReceipt, questionsHash: hash },
    ];
  });
}

/**
 * What the log says of a refused answer. For a question that the brand does not have, only the
 * problem.
 */
function refusalOf(
  { problem, question: id }: AnswerFault,
  questions: Questions,
  sent: Answers,
): { readonly problem: AnswerProblem; readonly answers?: readonly NamedAnswer[] } {
  const question = Object.hasOwn(questions, id) ? questions[id] : undefined;
  const value = Object.hasOwn(sent, id) ? sent[id] : undefined;
  if (question === undefined || value === undefined) return { problem };
  return { problem, answers: [{ id, value, isPersonal: question.personal ?? true }] };
}

/** A refused answer always has a fault. This only satisfies the type. */
const NO_FAULT = { question: '', problem: 'malformed' } as const;

/** The range of dates in all time zones at this moment. It includes the visitor's date. */
export function todayAnywhere(now: Date): QuestionContext['today'] {
  const dayAt = (hours: number) =>
    new Date(now.getTime() + hours * HOUR_MS).toISOString().slice(0, 10);
  return { first: dayAt(-12), last: dayAt(14) };
}
