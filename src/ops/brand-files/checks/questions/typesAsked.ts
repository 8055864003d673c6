import type { AnswerValue, QuestionContext } from '../../../../core/contract/Answers.ts';
import type {
  Question,
  QuestionCondition,
  SignupType,
} from '../../../../core/contract/generated/brand.ts';
import { conditionHolds } from '../../../../core/rules/questions/conditionHolds.ts';
import { QUESTION_KIND_KEYS } from '../../../../core/rules/questions/questionKindKeys.ts';
import type { Subject } from '../BrandCheck.ts';
import { conditionsIn, questionIn, questionsNamedBy, whenOf } from './conditionsIn.ts';

/** The most combinations of answers that are tried. With more, the question counts as possible. */
const MOST_TRIED = 50_000;

type Questions = Readonly<Record<string, Question>>;
type Said = Readonly<Record<string, AnswerValue | null>>;

/** The sign-up types for which a visitor can be asked a question. */
export function typesAsked(id: string, { brand, catalogue }: Subject): readonly SignupType[] {
  const { questions = {}, signupTypes } = brand;
  const hanging = hangsOn(id, questions);
  // Each of the others has two answers at least.
  if (2 ** (hanging.length - 1) > MOST_TRIED) return signupTypes.offered;
  const conditions = hanging.flatMap((it) =>
    conditionsIn(whenOf(it, questions)).map(([, condition]) => condition),
  );
  const answers = hanging
    .slice(1)
    .map((it) => [it, answersTo(questionIn(questions, it), wantedOf(it, conditions))] as const);
  return signupTypes.offered.filter((signupType) => {
    const plans = catalogue?.plans.filter((plan) => plan.signupTypes.includes(signupType)) ?? [];
    const contexts = product<QuestionContext>({
      signupType: [signupType],
      plan: plans.length === 0 ? [null] : plans,
      addonIds: [[], namedBy(conditions, 'addons')],
      provinceCode: ['', ...namedBy(conditions, 'provinces')],
      phoneCountry: ['', ...namedBy(conditions, 'phoneCountries')],
      isLead: [true, false],
      today: [{ first: '', last: '' }],
    });
    const said = product<Record<string, AnswerValue | null>>(Object.fromEntries(answers));
    if (contexts === null || said === null) return true;
    if (contexts.length * said.length > MOST_TRIED) return true;
    return contexts.some((context) => said.some((it) => isAskedBy(id, questions, context, it)));
  });
}

/** Whether it depends on the catalogue who is asked a question. */
export function dependsOnCatalogue(id: string, questions: Questions): boolean {
  return hangsOn(id, questions)
    .flatMap((it) => conditionsIn(whenOf(it, questions)))
    .some(([, { access, addons, period, plans }]) =>
      [access, addons, period, plans].some((it) => it !== undefined),
    );
}

/**
 * Whether a visitor with these answers is asked the question, and could have given them. False for
 * a cycle.
 */
function isAskedBy(
  id: string,
  questions: Questions,
  context: QuestionContext,
  said: Said,
  above: readonly string[] = [],
): boolean {
  if (above.includes(id)) return false;
  return conditionHolds(whenOf(id, questions), context, (other) =>
    isAskedBy(other, questions, context, said, [...above, id]) ? (said[other] ?? null) : null,
  );
}

/** A question and all that it depends on, directly or not. */
function hangsOn(id: string, questions: Questions): readonly string[] {
  const found = new Set([id]);
  for (const each of found) {
    for (const other of questionsNamedBy(whenOf(each, questions))) found.add(other);
  }
  return [...found];
}

/** The answers that conditions can tell apart. For several options, the largest set is enough. */
function answersTo(
  question: Question | undefined,
  wanted: readonly string[],
): readonly (AnswerValue | null)[] {
  const choices = question ? QUESTION_KIND_KEYS[question.kind].choices(question) : null;
  // A wrong name in a condition is reported in that condition, and not for the questions that
  // depend on it.
  const single = [null, ...new Set([...(choices ?? ['said']), ...wanted])];
  return choices !== null && question?.kind === 'someOf' ? [...single, choices] : single;
}

/** The answers to a question that conditions name. */
function wantedOf(id: string, conditions: readonly QuestionCondition[]): readonly string[] {
  const named = conditions.flatMap(({ answers = {} }) => Object.entries(answers));
  return [...new Set(named.flatMap(([of, wanted]) => (of === id ? wanted : [])))];
}

function namedBy(
  conditions: readonly QuestionCondition[],
  key: 'addons' | 'phoneCountries' | 'provinces',
): readonly string[] {
  return [...new Set(conditions.flatMap((condition) => condition[key] ?? []))];
}

/** Every combination with one value for each member; null when there are too many. */
function product<T extends object>(
  choices: { readonly [Key in keyof T]: readonly T[Key][] },
): readonly T[] | null {
  const names = Object.keys(choices) as (keyof T)[]; // An object of choices has only the members of T.
  const count = names.reduce((total, name) => total * choices[name].length, 1);
  if (count > MOST_TRIED) return null;
  return names.reduce<readonly T[]>(
    (made, name) => made.flatMap((each) => choices[name].map((it) => ({ ...each, [name]: it }))),
    [{} as T], // The lines above add every member.
  );
}
