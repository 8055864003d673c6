import type { QuestionKind } from '../../contract/generated/brand.ts';

/** The most characters of a typed answer, unless the question sets a limit. */
export const LONGEST_ANSWERS: Readonly<Record<QuestionKind, number>> = {
  shortText: 200,
  longText: 2000,
  number: 40,
  date: 40,
  oneOf: 40,
  someOf: 40,
  yesNo: 40,
  acknowledgement: 40,
  email: 254,
  phone: 40,
  webAddress: 300,
  taxNumber: 40,
};
