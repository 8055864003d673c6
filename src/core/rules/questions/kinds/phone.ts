import { cleanPhone } from '../../phone/cleanPhone.ts';
import { isPhoneText } from '../../phone/isPhoneText.ts';
import { phoneDigits } from '../../phone/phoneDigits.ts';
import { refused, taken } from '../answered.ts';
import { LONGEST_ANSWERS } from '../longestAnswers.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';
import { readLine } from '../readText.ts';

/** The shortest number with an area code, and the longest of any country (E.164). */
const FEWEST = 7;
const MOST = 15;

/** A telephone number as dialled in the brand's market, or with its country code. */
export const phone: QuestionKindRules = {
  missing: 'missing',
  read: (raw) =>
    readLine(raw, (line) => {
      const written = cleanPhone(line);
      const { length } = phoneDigits(written);
      if (written.length > LONGEST_ANSWERS.phone) return refused('tooLong');
      const isNumber = isPhoneText(written) && !written.includes('+', 1);
      return isNumber && length >= FEWEST && length <= MOST ? taken(written) : refused('notPhone');
    }),
};
