import { expect, it } from 'vitest';
import { ANSWERS_LIMIT } from '../../../src/core/contract/bodyLimits.ts';
import type { Brand, Question } from '../../../src/core/contract/generated/brand.ts';
import type { SignupRequest } from '../../../src/core/contract/generated/calls.ts';
import { maskPersonal } from '../../../src/core/rules/masking/maskPersonal.ts';
import { mostBytes } from '../../../src/core/rules/questions/mostBytes.ts';
import { questionsHash } from '../../../src/server/questions/questionsHash.ts';
import { aBilingualBrand } from '../../factories/brands/aBilingualBrand.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aPaidBrand, aPaidRequest, pay } from '../../factories/payments/aPaidSignUp.ts';
import { aQuestion } from '../../factories/questions/aQuestion.ts';
import { aServer, type TestServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';
import { ask } from '../../factories/servers/support.ts';

const QUESTIONS: Record<string, Question> = {
  size: aQuestion({
    kind: 'oneOf',
    label: 'How many of you are there?',
    options: { few: 'Up to ten', many: 'More' },
    required: true,
    inReceipt: true,
  }),
  vat: aQuestion({
    kind: 'taxNumber',
    taxNumber: 'vatUk',
    label: 'VAT number',
    when: { answers: { size: ['many'] } },
    required: true,
    personal: true,
  }),
  consent: aQuestion({ kind: 'acknowledgement', label: 'Calls', text: 'Calls may be recorded.' }),
};

const ANSWERS = { size: 'many', vat: 'gb 980 7806 84', consent: 'yes' };

type Answers = NonNullable<SignupRequest['questions']>['answers'];

/** A free sign-up with answers, from a page with the brand's current or earlier questions. */
function answering(answers: Answers, brand: Pick<Brand, 'locale' | 'questions'>): SignupRequest {
  return { ...aSignupRequest(), questions: { hash: questionsHash(brand, false) ?? '', answers } };
}

async function anAskingServer(questions = QUESTIONS) {
  const brand = aBrand({ questions });
  const server = await aServer({ brands: [aBuiltBrand({ brand })] });
  const visitor = await aVisitor(server.app);
  const send = (answers: Answers, asked: Pick<Brand, 'locale' | 'questions'> = brand) =>
    visitor.post('/signup/free', answering(answers, asked));
  return { brand, server, visitor, send };
}

function answersOf({ database }: TestServer) {
  return database.selectFrom('answers').selectAll().orderBy('question').execute();
}

it('gives the page the hash of its questions, where visitors sign up and are asked', async () => {
  const { brand, server, visitor } = await anAskingServer();
  await visitor.get('/error');
  const [signup, error] = server.pages.map(({ pageConfig }) => pageConfig);
  expect(signup?.questionsHash).toBe(questionsHash(brand, false));
  expect(error).not.toHaveProperty('questionsHash');
  const silent = await aServer();
  await aVisitor(silent.app);
  expect(silent.pages[0]?.pageConfig).not.toHaveProperty('questionsHash');
});

it('stores each answer as it was asked', async () => {
  const { brand, server, send } = await anAskingServer();
  expect((await send(ANSWERS)).statusCode).toBe(200);
  const common = {
    brand_id: 'slotbook',
    language: 'en-US',
    questions_hash: questionsHash(brand, false),
  };
  expect(await answersOf(server)).toMatchObject([
    {
      ...common,
      question: 'consent',
      label: 'Calls',
      value: 'yes',
      shown: 'Calls may be recorded.',
      is_personal: 0,
    },
    { ...common, question: 'size', value: 'many', shown: 'More', is_personal: 0 },
    { ...common, question: 'vat', value: 'GB980780684', shown: 'GB980780684', is_personal: 1 },
  ]);
});

it('stores an answer in the language that it was asked in', async () => {
  const label = 'Combien êtes-vous ?';
  const words = { questions: { size: { label, options: { few: 'Dix au plus', many: 'Plus' } } } };
  const built = aBilingualBrand({
    questions: { size: QUESTIONS['size'] ?? aQuestion() },
    translations: { 'fr-CA': words },
  });
  const server = await aServer({ brands: [built] });
  const visitor = await aVisitor(server.app);
  await visitor.get('/signup?lang=fr-CA');
  const page = server.pages.at(-1)?.pageConfig;
  const { hash: termsHash = '' } = page?.terms.terms ?? {};
  const { hash: privacyHash = '' } = page?.terms.privacy ?? {};
  const request = aSignupRequest({ formState: { termsHash, privacyHash } });
  const questions = { hash: page?.questionsHash ?? '', answers: { size: 'few' } };
  const answer = await visitor.post('/signup/free', { ...request, questions });
  expect(answer.json()).toMatchObject({ success: true });
  expect(await answersOf(server)).toMatchObject([
    { label, shown: 'Dix au plus', value: 'few', language: 'fr-CA' },
  ]);
});

it('keeps what a link answers in the address of the page in another language', async () => {
  const trade = aQuestion({ prefill: true });
  const server = await aServer({ brands: [aBilingualBrand({ questions: { trade } })] });
  await (await aVisitor(server.app)).get('/signup?trade=Baker&other=x');
  const { pageConfig, sessionInfo } = server.pages.at(-1) ?? {};
  expect(sessionInfo?.answers).toEqual({ trade: 'Baker' });
  expect(pageConfig?.social.query).toBe('trade=Baker');
});

it.each<[string, Answers, object]>([
  ['nothing where an answer is required', {}, { question: 'size', reason: 'missing' }],
  ['an option that is none', { size: 'none' }, { question: 'size', reason: 'unknownOption' }],
  [
    'a tax number whose check digits are wrong',
    { size: 'many', vat: 'GB980780685' },
    { question: 'vat', reason: 'notTaxNumber' },
  ],
  [
    'an answer to what is not asked',
    { size: 'few', vat: 'GB980780684' },
    { question: 'vat', reason: 'notAsked' },
  ],
  ['an answer to no question', { size: 'few', npi: '1' }, { question: 'npi', reason: 'notAsked' }],
])('refuses %s, and stores nothing', async (_, answers, data) => {
  const { server, send } = await anAskingServer();
  const answer = await send(answers);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ message: 'INVALID_FIELD', data });
  expect(await answersOf(server)).toEqual([]);
  expect(await server.database.selectFrom('accounts').selectAll().execute()).toEqual([]);
});

it('refuses an answer of another shape', async () => {
  const { brand, visitor } = await anAskingServer();
  const hash = questionsHash(brand, false);
  for (const size of [5, null, { few: true }, [['few']], 'x'.repeat(4001)]) {
    const body = { ...aSignupRequest(), questions: { hash, answers: { size } } };
    expect((await visitor.post('/signup/free', body)).json()).toMatchObject({
      message: 'INVALID_REQUEST',
    });
  }
});

it('accepts all possible answers of a brand file, each with its maximum length', async () => {
  const long = aQuestion({ kind: 'longText' });
  const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, long] as const);
  const fitting = asked.findLastIndex(
    (_, last) => mostBytes(Object.fromEntries(asked.slice(0, last + 1))) <= ANSWERS_LIMIT,
  );
  const questions = Object.fromEntries(asked.slice(0, fitting + 1));
  const { send } = await anAskingServer(questions);
  const answers = Object.fromEntries(Object.keys(questions).map((id) => [id, '😀'.repeat(2000)]));
  expect((await send(answers)).json()).toMatchObject({ success: true });
});

it('says that the questions have changed when the page had others', async () => {
  const { brand, send, visitor } = await anAskingServer();
  const label = 'How many?';
  const { size = aQuestion() } = QUESTIONS;
  const reworded = { ...brand, questions: { ...QUESTIONS, size: { ...size, label } } };
  const changed = { message: 'QUESTIONS_CHANGED' };
  const answer = await send(ANSWERS, reworded);
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'QUESTIONS_CHANGED']);
  expect((await send(ANSWERS, { ...brand, locale: 'fr-CA' })).json()).toMatchObject(changed);
  expect((await visitor.post('/signup/free', aSignupRequest())).json()).toMatchObject(changed);
});

it('says so of answers to a brand that asks nothing any more', async () => {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  const body = answering({ size: 'few' }, aBrand({ questions: QUESTIONS }));
  expect((await visitor.post('/signup/free', body)).json()).toMatchObject({
    message: 'QUESTIONS_CHANGED',
  });
});

it('hands answers to billing, and to the receipt where the brand says so', async () => {
  const built = aPaidBrand({ questions: QUESTIONS });
  const server = await aServer({ brands: [built] });
  const visitor = await aVisitor(server.app);
  const questions = { hash: questionsHash(built.brand, false) ?? '', answers: ANSWERS };
  expect((await pay(visitor, { ...aPaidRequest(), questions })).statusCode).toBe(200);
  const [billed] = [...server.billing.books.values()];
  expect(billed?.order?.answers).toEqual([
    { id: 'size', label: 'How many of you are there?', value: 'many' },
    { id: 'vat', label: 'VAT number', value: 'GB980780684' },
    { id: 'consent', label: 'Calls', value: 'yes' },
  ]);
  await server.deliver();
  const receipt = server.mail.sent.find(({ subject }) => subject.includes('receipt'));
  const { text } = receipt ?? { text: '' };
  expect(text).toContain('How many of you are there?');
  expect(text).toContain('More');
  expect(text).not.toContain('GB980780684');
});

it('support exports answers, and erases them but for what was agreed to', async () => {
  const { server, send } = await anAskingServer();
  await send(ANSWERS);
  await server.deliver();
  const exported = await ask(server, 'export', 'email', 'ada@example.com');
  expect(JSON.stringify(exported)).toContain('GB980780684');
  await ask(server, 'erase', 'email', 'ada@example.com');
  expect(await answersOf(server)).toMatchObject([{ question: 'consent', value: 'yes' }]);
});

it("logs no answer of a call, whatever its question's id is", async () => {
  const answers = { url: 'ada.example', state: 'Ohio', level: 'two', kind: ['few'] };
  const written = JSON.stringify(maskPersonal({ body: { questions: { hash: 'a', answers } } }));
  expect(written).not.toMatch(/\bada\b|Ohio|two|few/);
  const { server, send } = await anAskingServer();
  await send(ANSWERS);
  await send({ ...ANSWERS, vat: 'GB980780685' });
  expect(server.log.join('\n')).not.toMatch(/980\s?7806\s?8/);
});

it('logs an answer that is refused where its question is declared not personal, and masks any other', async () => {
  const { server, send } = await anAskingServer();
  const refusals = async (answers: Answers) => {
    const from = server.log.length;
    await send(answers);
    const line = server.log.slice(from).find((it) => it.includes('A call was refused'));
    return JSON.parse(line ?? '{}').cause;
  };
  expect(await refusals({ size: 'canary-none' })).toEqual({
    problem: 'unknownOption',
    answers: [{ id: 'size', value: 'canary-none' }],
  });
  expect(await refusals({ size: 'many', vat: 'GB980780685' })).toEqual({
    problem: 'notTaxNumber',
    answers: ['[masked]'],
  });
  expect(await refusals({ size: 'few', 'canary-id': 'canary-1' })).toEqual({ problem: 'notAsked' });
  expect(server.log.join('\n')).not.toMatch(/980\s?7806\s?8|canary-id|canary-1/);
});
