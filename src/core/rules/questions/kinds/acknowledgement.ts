import { refused, taken } from '../answered.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';

/** A checkbox that agrees to a sentence. An unticked one counts as no answer. */
export const acknowledgement: QuestionKindRules = {
  missing: 'missingAgreement',
  read: (raw) => (raw === 'yes' ? taken(raw) : refused('malformed')),
};
