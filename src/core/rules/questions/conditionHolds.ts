import type { AnswerValue, QuestionContext } from '../../contract/Answers.ts';
import type { QuestionCondition } from '../../contract/generated/brand.ts';

/** Returns the answer to another question; null when it is not asked or has no valid answer. */
type AnswerTo = (id: string) => AnswerValue | null;

/** Tells whether a condition holds. Members that it leaves out do not matter. */
export function conditionHolds(
  condition: QuestionCondition,
  context: QuestionContext,
  answerTo: AnswerTo,
): boolean {
  const { all = [], answered = [], answers = {}, any } = condition;
  const holds = (it: QuestionCondition) => conditionHolds(it, context, answerTo);
  return (
    fitsVisitor(condition, context) &&
    fitsPlan(condition, context) &&
    Object.entries(answers).every(([id, wanted]) => isChosen(wanted, answerTo(id))) &&
    answered.every((id) => answerTo(id) !== null) &&
    all.every(holds) &&
    (any?.some(holds) ?? true)
  );
}

function fitsVisitor(
  { lead, phoneCountries, provinces, signupTypes }: QuestionCondition,
  { isLead, phoneCountry, provinceCode, signupType }: QuestionContext,
): boolean {
  return (
    isAmong(signupTypes, signupType) &&
    isAmong(provinces, provinceCode) &&
    isAmong(phoneCountries, phoneCountry) &&
    isSame(lead, isLead)
  );
}

function fitsPlan(
  { access, addons, period, plans }: QuestionCondition,
  { addonIds, plan }: QuestionContext,
): boolean {
  return (
    isAmong(plans, plan?.id) &&
    isSame(access, plan?.access) &&
    isSame(period, plan?.planPeriod) &&
    (addons?.some((id) => addonIds.includes(id)) ?? true)
  );
}

function isAmong(wanted: readonly string[] | undefined, found: string | undefined): boolean {
  return wanted === undefined || (found !== undefined && wanted.includes(found));
}

function isSame<T>(wanted: T | undefined, found: T | undefined): boolean {
  return wanted === undefined || wanted === found;
}

function isChosen(wanted: readonly string[], answer: AnswerValue | null): boolean {
  const chosen = answer === null ? [] : [answer].flat();
  return wanted.some((option) => chosen.includes(option));
}
