import { refused, taken } from '../answered.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';

export const yesNo: QuestionKindRules = {
  missing: 'missingChoice',
  read: (raw) => (raw === 'yes' || raw === 'no' ? taken(raw) : refused('malformed')),
};
