import { refused, taken } from '../answered.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';

export const yesNo: QuestionKindRules = {
  read: (raw) => (raw === 'yes' || raw === 'no' ? taken(raw) : refused('malformed')),
};
