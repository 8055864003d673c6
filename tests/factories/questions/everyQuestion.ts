import type { AnswerProblem, AnswerValue } from '../../../src/core/contract/Answers.ts';
import type { Question, QuestionKind } from '../../../src/core/contract/generated/brand.ts';
import { aQuestion } from './aQuestion.ts';

interface Answered {
  readonly question: Question;
  /** A valid value of a control. */
  readonly valid: AnswerValue;
  /** Its sent and stored form, if it differs. */
  readonly read?: AnswerValue;
  /** Invalid values, with the reason. */
  readonly invalid: readonly (readonly [AnswerValue, AnswerProblem])[];
}

const options = { phone: 'By phone', email: 'By e-mail', post: 'By post' };

/** A question of each kind, with valid and invalid answers. */
export const EVERY_QUESTION: Readonly<Record<QuestionKind, Answered>> = {
  shortText: {
    question: aQuestion({ label: 'NPI number', limits: { pattern: 'npi' } }),
    valid: '1234567893',
    invalid: [
      ['1234567890', 'wrongPattern'],
      ['<img src=x onerror=alert(1)>', 'markup'],
    ],
  },
  longText: {
    question: aQuestion({ kind: 'longText', label: 'About you', limits: { maxLength: 20 } }),
    valid: 'Two\nlines',
    invalid: [
      ['x'.repeat(21), 'tooLong'],
      ['<script>1</script>', 'markup'],
    ],
  },
  number: {
    question: aQuestion({ kind: 'number', label: 'Staff', limits: { min: 1, max: 500 } }),
    valid: '12',
    invalid: [
      ['many', 'notNumber'],
      ['0', 'tooSmall'],
      ['501', 'tooLarge'],
      ['1e3', 'notNumber'],
    ],
  },
  date: {
    question: aQuestion({ kind: 'date', label: 'Opening day', limits: { earliest: '2026-01-01' } }),
    valid: '2026-02-28',
    invalid: [
      ['2026-02-30', 'notDate'],
      ['2025-12-31', 'tooEarly'],
    ],
  },
  oneOf: {
    question: aQuestion({ kind: 'oneOf', label: 'Reach us', options }),
    valid: 'email',
    invalid: [
      ['fax', 'unknownOption'],
      ['__proto__', 'unknownOption'],
    ],
  },
  someOf: {
    question: aQuestion({ kind: 'someOf', label: 'Ways', options, limits: { fewest: 2 } }),
    valid: ['phone', 'post'],
    invalid: [
      [['phone'], 'tooFew'],
      [['phone', 'fax'], 'unknownOption'],
    ],
  },
  yesNo: {
    question: aQuestion({ kind: 'yesNo', label: 'A company?' }),
    valid: 'no',
    invalid: [['perhaps', 'malformed']],
  },
  acknowledgement: {
    question: aQuestion({ kind: 'acknowledgement', label: 'Notice', text: 'I have read it.' }),
    valid: 'yes',
    invalid: [['no', 'malformed']],
  },
  email: {
    question: aQuestion({ kind: 'email', label: 'Billing address' }),
    valid: 'bills@example.com',
    invalid: [['bills@', 'notEmail']],
  },
  phone: {
    question: aQuestion({ kind: 'phone', label: 'Second phone' }),
    valid: '+1 201 555 0123',
    invalid: [
      ['ring me', 'notPhone'],
      [`2015550123${'.'.repeat(31)}`, 'tooLong'],
    ],
  },
  webAddress: {
    question: aQuestion({ kind: 'webAddress', label: 'Website' }),
    valid: 'example.com',
    read: 'https://example.com/',
    invalid: [['javascript:alert(1)', 'notWebAddress']],
  },
  taxNumber: {
    question: aQuestion({ kind: 'taxNumber', label: 'VAT number', taxNumber: 'vatUk' }),
    valid: 'GB 980 7806 84',
    read: 'GB980780684',
    invalid: [['?', 'notTaxNumber']],
  },
};
