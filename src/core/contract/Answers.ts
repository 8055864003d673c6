import type { SignupType } from './generated/brand.ts';
import type { Plan } from './generated/catalogue.ts';

/** What a control holds, or what is made of it: a list where several options may be chosen. */
export type AnswerValue = string | readonly string[];

/** Answers by their questions' ids. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** What decides who is asked what: the same on the page and on the server. */
export interface QuestionContext {
  readonly signupType: SignupType;
  /** Null while none is chosen. */
  readonly plan: Pick<Plan, 'id' | 'access' | 'planPeriod'> | null;
  readonly addonIds: readonly string[];
  /** Empty while none is chosen, and where none is asked for. */
  readonly provinceCode: string;
  /** The ISO code of the phone number's country, as the call sends it. */
  readonly phoneCountry: string;
  /** Whether the page knows the visitor as a lead. */
  readonly isLead: boolean;
  /** The days that count as today: one on the page, and on the server each that it is somewhere. ISO 8601. */
  readonly today: { readonly first: string; readonly last: string };
}

/** Why an answer is not taken. What its words need besides is in the question. */
export const ANSWER_PROBLEMS = [
  'missing',
  'malformed',
  'markup',
  'tooShort',
  'tooLong',
  'wrongPattern',
  'notNumber',
  'tooManyDecimals',
  'tooSmall',
  'tooLarge',
  'notDate',
  'tooEarly',
  'tooLate',
  'unknownOption',
  'tooFew',
  'tooMany',
  'notEmail',
  'notPhone',
  'notWebAddress',
  'notTaxNumber',
  'notAsked',
] as const;

export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number];
