import { plainDigits } from '../../fields/plainDigits.ts';
import { refused, taken } from '../answered.ts';
import type { QuestionKindRules } from '../QuestionKindRules.ts';
import { readLine } from '../readText.ts';

/** Letters and digits with the usual separators; longer than any tax number. */
const WRITTEN = /^[A-Z0-9][A-Z0-9 ./-]{3,23}$/;

export const taxNumber: QuestionKindRules = {
  missing: 'missing',
  read: (raw, question, { readTaxNumber }) =>
    readLine(raw, (line) => {
      const written = plainDigits(line.normalize('NFKC')).replaceAll(/[‐-―]/g, '-').toUpperCase();
      const kind = question.taxNumber;
      if (!WRITTEN.test(written) || kind === undefined) return refused('notTaxNumber');
      if (readTaxNumber === null) return taken(written);
      const number = readTaxNumber(kind, written);
      return number === null ? refused('notTaxNumber') : taken(number);
    }),
};
