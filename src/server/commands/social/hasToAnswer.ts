import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { askQuestions } from '../../../core/rules/questions/checkAnswers.ts';
import { readTaxNumber } from '../../../core/rules/questions/taxNumbers/readTaxNumber.ts';
import { todayAnywhere } from '../../questions/readAnswers.ts';
import { readVisit } from '../../session/readVisit.ts';
import type { SocialLead } from './keepSocialLead.ts';
import { planOfTrip } from './socialOrder.ts';

/**
 * Whether a person from a provider must answer one of the brand's questions before signing up.
 * Evaluated as in the form that would open for them: for a lead, with their choices from before
 * they left. Answers from their link decide which questions apply, but count as not given, because
 * the visitor has not submitted them.
 */
export function hasToAnswer(
  { brand, catalogue }: Pick<BuiltBrand, 'brand' | 'catalogue'>,
  { trip, type }: SocialLead,
  now: Date,
): boolean {
  const { questions = {} } = brand;
  const { plan, query } = trip.start;
  const context = {
    signupType: type,
    plan: planOfTrip({ brand, catalogue }, type, trip),
    addonIds: plan?.addonIds ?? [],
    provinceCode: '',
    phoneCountry: brand.form.defaultCountry,
    isLead: true,
    today: todayAnywhere(now),
  };
  const { answers = {} } = readVisit(brand, Object.fromEntries(new URLSearchParams(query)));
  const { asked } = askQuestions(questions, context, answers, readTaxNumber);
  return asked.some((id) => questions[id]?.required === true);
}
