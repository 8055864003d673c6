import { refused, taken } from '../answered.ts';
import { optionsOf } from '../optionsOf.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';

export const oneOf: QuestionKindRules = {
  missing: 'missingChoice',
  read: (raw, question) => {
    if (typeof raw !== 'string') return refused('malformed');
    return optionsOf(question).includes(raw) ? taken(raw) : refused('unknownOption');
  },
};
