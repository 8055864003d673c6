import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { askQuestions } from '../../../core/rules/questions/checkAnswers.ts';
import { readTaxNumber } from '../../../core/rules/questions/taxNumbers/readTaxNumber.ts';
import { todayAnywhere } from '../../questions/readAnswers.ts';
import { readVisit } from '../../session/readVisit.ts';
import type { SocialLead } from './keepSocialLead.ts';
import { planOfTrip } from './socialOrder.ts';

/**
 * Tells whether a person that a provider vouches for has to answer a question of the brand's own
 * before they sign up. Asked as the form opens for them: as a lead, with what they chose before they
 * left. What their link answered counts for what hangs on it, and not as theirs: they have not sent it.
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
