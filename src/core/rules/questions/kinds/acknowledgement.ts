import { refused, taken } from '../answered.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';

/** A tick that agrees to a sentence: without it there is no answer. */
export const acknowledgement: QuestionKindRules = {
  missing: 'missingAgreement',
  read: (raw) => (raw === 'yes' ? taken(raw) : refused('malformed')),
};
