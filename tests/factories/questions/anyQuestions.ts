import * as fc from 'fast-check';
import type { QuestionContext } from '../../../src/core/contract/Answers.ts';
import type {
  Question,
  QuestionCondition,
  QuestionLimits,
} from '../../../src/core/contract/generated/brand.ts';
import { ANSWER_PATTERNS } from '../../../src/core/rules/questions/answerPatterns.ts';
import { QUESTION_KINDS } from '../../../src/core/rules/questions/questionKinds.ts';
import { naughtyStrings } from '../texts/naughtyStrings.ts';
import { aQuestion } from './aQuestion.ts';
import { aQuestionContext } from './aQuestionContext.ts';

const IDS = ['npi', 'size', 'trade', 'start', 'consent'] as const;
const OPTIONS = ['few', 'some', 'many'] as const;

const keys = <T extends string>(of: Readonly<Record<T, unknown>>) =>
  fc.constantFrom(...(Object.keys(of) as T[])); // Its keys are those of its type.
const id = fc.constantFrom(...IDS);
const maybe = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: of });

/** A condition with two nested levels. */
export const anyCondition = [1, 2].reduce(
  (inner) => aCondition(inner),
  aCondition(fc.constant({})),
);

function aCondition(inner: fc.Arbitrary<QuestionCondition>): fc.Arbitrary<QuestionCondition> {
  // An undefined member is left out, as in a brand file.
  return fc
    .record({
      signupTypes: maybe(fc.constant(['free', 'paid'])),
      plans: maybe(fc.constant(['team'])),
      access: maybe(fc.constant('user')),
      addons: maybe(fc.constant(['sms'])),
      provinces: maybe(fc.constant(['QC'])),
      lead: maybe(fc.boolean()),
      answered: maybe(fc.uniqueArray(id, { minLength: 1, maxLength: 2 })),
      answers: maybe(
        fc.dictionary(id, fc.subarray(['few', 'many', 'yes'], { minLength: 1 }), { maxKeys: 2 }),
      ),
      all: maybe(fc.array(inner, { minLength: 1, maxLength: 2 })),
      any: maybe(fc.array(inner, { minLength: 1, maxLength: 2 })),
    })
    .map((it): QuestionCondition => JSON.parse(JSON.stringify(it)));
}

const limits = fc
  .record({
    minLength: maybe(fc.integer({ min: 1, max: 5 })),
    maxLength: maybe(fc.integer({ min: 3, max: 40 })),
    pattern: maybe(keys(ANSWER_PATTERNS)),
    min: maybe(fc.integer({ min: -5, max: 50 })),
    max: maybe(fc.integer({ min: 0, max: 5000 })),
    decimals: maybe(fc.integer({ min: 0, max: 4 })),
    earliest: maybe(fc.constantFrom('today', '2026-01-01')),
    latest: maybe(fc.constantFrom('today', '2027-01-01')),
    fewest: maybe(fc.integer({ min: 1, max: 3 })),
    most: maybe(fc.integer({ min: 1, max: 3 })),
  })
  .map((it): QuestionLimits => JSON.parse(JSON.stringify(it)));

const question = fc
  .record({
    kind: keys(QUESTION_KINDS),
    required: fc.boolean(),
    taxNumber: fc.constantFrom('gstHst', 'qst', 'vatUk', 'ein'),
    options: fc.constant({ few: 'Few', some: 'Some', many: 'Many' }),
    limits,
    when: fc.option(anyCondition, { nil: {}, freq: 2 }),
  })
  .map((it): Question => aQuestion(it));

/** Definitions of questions of any kind with any conditions, including circles and unknown names. */
export const anyQuestions = fc.dictionary(id, question, { minKeys: 1, maxKeys: 5 });

export const anyContext: fc.Arbitrary<QuestionContext> = fc
  .record({
    signupType: fc.constantFrom('free' as const, 'paid' as const, 'noCardSignup' as const),
    plan: fc.constantFrom(null, { id: 'team', access: 'user', planPeriod: 'yearly' } as const),
    addonIds: fc.subarray(['sms', 'fax']),
    provinceCode: fc.constantFrom('', 'QC', 'ON'),
    isLead: fc.boolean(),
  })
  .map(aQuestionContext);

/** A control's value: a valid answer, or what people and attackers type. */
export const anyHeld = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('', 'yes', 'few', 'Ada', 'a@example.com') },
  { weight: 2, arbitrary: fc.constantFrom('-10', '12', '0.12345', '1,250.5', '9999') },
  { weight: 2, arbitrary: fc.constantFrom('2020-01-01', '2026-11-23', '2026-02-30', '2040-01-01') },
  fc.constantFrom('0x7f.1', '１２７.０.０.１', '1e309', 'NaN', 'e\u0301', '\u0000'),
  fc.constantFrom('+44 20 7946 0018', 'example.com', 'GB980780684', '91-1144442', '1234567893'),
  fc.constantFrom(...naughtyStrings),
  fc.subarray([...OPTIONS]),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 10 }).map((text) => `\u202E${text}\u200F`),
);

/** Any value that a call can contain in place of an answer. */
export const anyRaw = fc.oneof(
  { weight: 4, arbitrary: anyHeld },
  fc.jsonValue(),
  fc.array(anyHeld, { maxLength: 3 }),
);

/** Answers under asked ids, other ids, and names with a meaning in JavaScript. */
export const anyIds = fc.oneof(
  { weight: 8, arbitrary: id },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'unknown', '') },
);
