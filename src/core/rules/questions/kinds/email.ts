import { addressIn } from '../../fields/addressIn.ts';
import { checkEmail } from '../../fields/checkEmail.ts';
import { normaliseEmail } from '../../fields/normaliseEmail.ts';
import { refused, taken } from '../answered.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';
import { readLine } from '../readText.ts';

export const email: QuestionKindRules = {
  missing: 'missing',
  read: (raw) =>
    readLine(typeof raw === 'string' ? addressIn(raw) : raw, (line) =>
      checkEmail(line) === null ? taken(normaliseEmail(line)) : refused('notEmail'),
    ),
};
