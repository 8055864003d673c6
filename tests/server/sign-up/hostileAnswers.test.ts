import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Question, SignupType } from '../../../src/core/contract/generated/brand.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { keysOf } from '../../../src/core/texts/keysOf.ts';
import { questionsHash } from '../../../src/server/questions/questionsHash.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, aPlan } from '../../factories/brands/aCatalogue.ts';
import { countsOf } from '../../factories/payments/aPaidSignUp.ts';
import { aQuestion } from '../../factories/questions/aQuestion.ts';
import { EVERY_QUESTION } from '../../factories/questions/everyQuestion.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

const QUESTIONS: Record<string, Question> = {
  ...Object.fromEntries(
    keysOf(EVERY_QUESTION).map((kind) => [kind, EVERY_QUESTION[kind].question]),
  ),
  hidden: aQuestion({ when: { answers: { yesNo: ['yes'] } } }),
};

/** Bodies that no page sends. Fewer than the calls that one address may make. */
const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['shortText', '\ud800'],
  ['longText', ['Two', 'lines']],
  ['number', '1e309'],
  ['number', 'NaN'],
  ['date', '2026-02-30'],
  ['oneOf', 'constructor'],
  ['oneOf', ['phone']],
  ['someOf', ['phone', 'phone', 'none']],
  ['someOf', Array(51).fill('phone')],
  ['yesNo', 'Yes'],
  ['acknowledgement', 'no'],
  ['email', 'a@b.example\u0000\n'],
  ['phone', '++1 201 555 0123'],
  ['webAddress', '0x7f.1'],
  ['taxNumber', 'GB980780684\u0660'],
  ...[5, null, true, { few: 'yes' }, [['yes']], 'x'.repeat(4001)].map(
    (value) => ['shortText', value] as const,
  ),
  ['hidden', 'Baker'],
  ['unknown', 'Baker'],
  ['constructor', 'yes'],
  ['toString', 'yes'],
];

const TYPES = keysOf(SIGNUP_TYPES);

function requestOf(signupType: SignupType) {
  const payment = { paymentType: 'CC', paymentDetails: { nonce: 'good' } } as const;
  const { needsPayment } = SIGNUP_TYPES[signupType];
  return aSignupRequest({
    formState: { signupType, ...(needsPayment && { dueToday: 0 }) },
    ...(needsPayment && { paymentRequest: { payment } }),
  });
}

it.each(TYPES)('a sign-up of the type %s accepts no answer that no page sends', async (type) => {
  const brand = aBrand({
    questions: QUESTIONS,
    signupTypes: { offered: [...TYPES], default: 'free' },
  });
  const catalogue = aCatalogue({ plans: [aPlan({ price: 0, signupTypes: [...TYPES] })] });
  const server = await aServer({ brands: [aBuiltBrand({ brand, catalogue })] });
  const visitor = await aVisitor(server.app);
  const hash = questionsHash(brand, false);
  const taken: unknown[] = [];
  for (const [id, value] of HOSTILE) {
    const body = { ...requestOf(type), questions: { hash, answers: { [id]: value } } };
    const answer = await visitor.post(SIGNUP_TYPES[type].path, body, {
      'idempotency-key': randomUUID(),
    });
    const { message } = answer.json();
    if (!['INVALID_FIELD', 'INVALID_REQUEST'].includes(message)) taken.push([id, value, message]);
  }
  expect(taken).toEqual([]);
  expect(await countsOf(server)).toMatchObject({ accounts: 0, payments: 0 });
});
