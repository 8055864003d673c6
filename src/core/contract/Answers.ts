import type { SignupType } from './generated/brand.ts';
import type { Plan } from './generated/catalogue.ts';

/** The answer in a control, or its stored form: a list for questions that allow several options. */
export type AnswerValue = string | readonly string[];

/** Answers by question id. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** What decides which questions are asked. The page and the server use the same. */
export interface QuestionContext {
  readonly signupType: SignupType;
  /** Null while no plan is selected. */
  readonly plan: Pick<Plan, 'id' | 'access' | 'planPeriod'> | null;
  readonly addonIds: readonly string[];
  /** Empty while no province is selected, and where the form does not ask for one. */
  readonly provinceCode: string;
  /** The ISO code of the phone number's country, as the call sends it. */
  readonly phoneCountry: string;
  /** Whether the page has a lead for the visitor. */
  readonly isLead: boolean;
  /**
   * The dates that count as today: one on the page; on the server every date that is today
   * somewhere on earth. ISO 8601.
   */
  readonly today: { readonly first: string; readonly last: string };
}

/** Why an answer is refused. Parameters of the message come from the question. */
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
