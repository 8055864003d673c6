import { refused, taken } from '../answered.ts';
import { optionsOf } from '../optionsOf.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';

export const someOf: QuestionKindRules = {
  missing: 'missingChoice',
  read: (raw, question) => {
    if (!Array.isArray(raw)) return refused('malformed');
    const options = optionsOf(question);
    const isKnown = raw.every((it) => typeof it === 'string' && options.includes(it));
    if (!isKnown) return refused('unknownOption');
    const chosen = options.filter((id) => raw.includes(id));
    const { fewest = 0, most = options.length } = question.limits ?? {};
    if (chosen.length < fewest) return refused('tooFew');
    return chosen.length > most ? refused('tooMany') : taken(chosen);
  },
};
