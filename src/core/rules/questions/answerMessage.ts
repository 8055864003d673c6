import type { AnswerProblem } from '../../contract/Answers.ts';
import type {
  AnswerPattern,
  Question,
  QuestionLimits,
  TaxNumberKind,
} from '../../contract/generated/brand.ts';
import { unreachable } from '../../contract/unreachable.ts';
import { LONGEST_ANSWERS } from './longestAnswers.ts';
import type { QuestionKindRules } from './QuestionKindRules.ts';
import { QUESTION_KINDS } from './questionKinds.ts';

/** Keys of the messages beside an answer. */
export type AnswerMessageKey =
  | Exclude<
      AnswerProblem,
      'malformed' | 'notAsked' | 'notTaxNumber' | 'unknownOption' | 'wrongPattern'
    >
  | AnswerPattern
  | TaxNumberKind
  | QuestionKindRules['missing']
  | 'notWhole'
  | 'tooEarlyToday'
  | 'tooLateToday'
  | 'unfit';

/** A message beside an answer: a text key, and the values to format into it. */
export interface AnswerMessage {
  readonly key: AnswerMessageKey;
  readonly count?: number;
  /** The smallest or largest allowed number. */
  readonly limit?: number;
  /** The first or last allowed day, ISO 8601. */
  readonly date?: string;
}

/** Returns the message for a problem with an answer. */
export function answerMessage(question: Question, problem: AnswerProblem): AnswerMessage {
  const { kind, limits = {}, taxNumber } = question;
  switch (problem) {
    case 'missing':
      return { key: QUESTION_KINDS[kind].missing };
    case 'malformed':
    case 'notAsked':
      return { key: 'unfit' };
    case 'unknownOption':
      return { key: 'missingChoice' };
    case 'wrongPattern':
      return { key: limits.pattern ?? 'unfit' };
    case 'notTaxNumber':
      return { key: taxNumber ?? 'unfit' };
    case 'tooManyDecimals':
      return limits.decimals ? { key: problem, count: limits.decimals } : { key: 'notWhole' };
    case 'tooShort':
    case 'tooLong':
    case 'tooFew':
    case 'tooMany':
    case 'tooSmall':
    case 'tooLarge':
    case 'tooEarly':
    case 'tooLate':
      return limitMessage(limits, kind, problem);
    case 'markup':
    case 'notNumber':
    case 'notDate':
    case 'notEmail':
    case 'notPhone':
    case 'notWebAddress':
      return { key: problem };
    default:
      return unreachable(problem);
  }
}

type PastLimit =
  | 'tooShort'
  | 'tooLong'
  | 'tooFew'
  | 'tooMany'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooEarly'
  | 'tooLate';

function limitMessage(
  { earliest, fewest, latest, max, maxLength, min, minLength, most }: QuestionLimits,
  kind: Question['kind'],
  problem: PastLimit,
): AnswerMessage {
  switch (problem) {
    case 'tooShort':
      return { key: problem, count: minLength ?? 1 };
    case 'tooLong':
      return { key: problem, count: maxLength ?? LONGEST_ANSWERS[kind] };
    case 'tooFew':
      return { key: problem, count: fewest ?? 1 };
    case 'tooMany':
      return { key: problem, count: most ?? 1 };
    case 'tooSmall':
      return { key: problem, limit: min ?? 0 };
    case 'tooLarge':
      return { key: problem, limit: max ?? 0 };
    case 'tooEarly':
      return earliest === 'today'
        ? { key: 'tooEarlyToday' }
        : { key: problem, date: earliest ?? '' };
    case 'tooLate':
      return latest === 'today' ? { key: 'tooLateToday' } : { key: problem, date: latest ?? '' };
    default:
      return unreachable(problem);
  }
}
