import { describe, expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../../tests/factories/brands/aCatalogue.ts';
import { aPage, aRootStore, fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import { refused } from '../../../../tests/factories/pages/FakeProviders.ts';
import { aQuestion } from '../../../../tests/factories/questions/aQuestion.ts';
import { EVERY_QUESTION } from '../../../../tests/factories/questions/everyQuestion.ts';
import type { Question, QuestionKind } from '../../../core/contract/generated/brand.ts';
import { readTaxNumber } from '../../../core/rules/questions/taxNumbers/readTaxNumber.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import type { RootStore } from '../RootStore.ts';
import type { BrandQuestions } from './BrandQuestions.ts';

type Asked = RootStore & { readonly questions: BrandQuestions };

function asking(questions: Readonly<Record<string, Question>>, data = aPageData()): Asked {
  const stores = aRootStore(aBrand({ questions }), data);
  const { questions: asked } = stores;
  if (!asked) throw new Error('The page asks nothing.');
  return Object.assign(stores, { questions: asked });
}

const isCompany = aQuestion({ kind: 'yesNo', label: 'A company?' });
const vat = aQuestion({
  label: 'VAT number',
  required: true,
  when: { answers: { company: ['yes'] } },
});

describe.each(keysOf(EVERY_QUESTION))('an answer of the kind %s', (kind: QuestionKind) => {
  const { question, valid, read = valid, invalid } = EVERY_QUESTION[kind];

  it('that is valid is sent, without a message beside it', () => {
    const { questions } = asking({ it: { ...question, required: true } });
    questions.setReadTaxNumber(readTaxNumber);
    questions.setAnswer('it', valid);
    questions.leave('it');
    expect(questions.check([])).toEqual([]);
    expect(questions.error('it')).toBeNull();
    expect(questions.sent.answers).toEqual({ it: read });
  });

  it('that is missing is only required on submission', () => {
    const { questions } = asking({ it: { ...question, required: true } });
    questions.leave('it');
    expect(questions.error('it')).toBeNull();
    const [problem] = questions.check([]);
    expect(problem).toMatchObject({ field: 'question-it' });
    expect(questions.error('it')).toMatch(/^Please (answer|choose|agree)/);
  });

  it.each(invalid)('of %j says why it is refused', (value) => {
    const { questions } = asking({ it: question });
    questions.setAnswer('it', value);
    questions.leave('it');
    expect(questions.error('it')).toMatch(/\.$/);
    expect(questions.check([])).toEqual([
      { field: 'question-it', message: `${question.label} – ${questions.error('it')}` },
    ]);
    questions.setAnswer('it', valid);
    expect(questions.error('it')).toBeNull();
  });

  it('can be left out if the question is optional', () => {
    const { questions } = asking({ it: question });
    expect(questions.check([])).toEqual([]);
    expect(questions.sent.answers).toEqual({});
  });
});

it('asks a question that depends on another answer, keeps its value while it is hidden, and does not send it', () => {
  const { questions } = asking({ company: isCompany, vat });
  expect(questions.isAsked('vat')).toBe(false);
  questions.setAnswer('company', 'yes');
  expect(questions.isAsked('vat')).toBe(true);
  questions.setAnswer('vat', '123');
  questions.setAnswer('company', 'no');
  expect(questions.check([])).toEqual([]);
  expect(questions.sent.answers).toEqual({ company: 'no' });
  questions.setAnswer('company', 'yes');
  expect(questions.answer('vat')).toBe('123');
  expect(questions.sent.answers).toEqual({ company: 'yes', vat: '123' });
});

it('asks by the selected plan, province and country of the phone number', () => {
  const brand = aBrand({
    province: { on: true },
    questions: {
      plan: aQuestion({ label: 'Plan', when: { plans: ['team'] } }),
      province: aQuestion({ label: 'Province', when: { provinces: ['QC'] } }),
      country: aQuestion({ label: 'Country', when: { phoneCountries: ['GB'] } }),
    },
  });
  const sessionInfo = aSession({ plans: [aPlan(), aPlan({ id: 'team' })] });
  const stores = aRootStore(brand, aPageData({ sessionInfo }));
  const asked = () => ['plan', 'province', 'country'].filter((id) => stores.questions?.isAsked(id));
  expect(asked()).toEqual([]);
  stores.plan.selectPlan('team');
  stores.contact.province.setValue('QC');
  stores.contact.phoneNumber.setCountry('GB');
  expect(asked()).toEqual(['plan', 'province', 'country']);
});

it('does not ask a question beside a widget that the page lacks', () => {
  const { questions } = asking({
    lost: aQuestion({ place: { widget: 'add-ons' }, required: true }),
  });
  expect(questions.check([])).toEqual([]);
  expect(questions.isAsked('lost')).toBe(false);
});

it('lists problems among the other fields, in page order, and focuses the first', async () => {
  const { flows, providers, stores } = aPage(
    aBrand({
      questions: {
        last: aQuestion({ label: 'Last', required: true, place: { widget: 'agreement' } }),
        first: aQuestion({
          label: 'First',
          required: true,
          place: { widget: 'full-name', side: 'before' },
        }),
        amid: aQuestion({ label: 'Amid', required: true, place: { widget: 'phone-number' } }),
      },
    }),
  );
  await flows.submit();
  expect(stores.submit.summary.map(({ field }) => field)).toEqual([
    'question-first',
    'fullName',
    'companyName',
    'question-amid',
    'email',
    'password',
    'agreed',
    'question-last',
  ]);
  expect(stores.submit.focusTarget).toBe('question-first');
  expect(providers.requests).toEqual([]);
});

it("sends the answers with the hash of the page's questions", async () => {
  const data = aPageData();
  const pageConfig = { ...data.pageConfig, questionsHash: 'h1' };
  const questions = { company: isCompany, vat };
  const { flows, providers, stores } = aPage(aBrand({ questions }), { ...data, pageConfig });
  fillIn(stores);
  stores.questions?.setAnswer('company', 'no');
  await flows.submit();
  expect(providers.bodies('/signup/free')).toEqual([
    expect.objectContaining({ questions: { hash: 'h1', answers: { company: 'no' } } }),
  ]);
});

it('says that the questions have changed, offers a reload, and keeps typed values', async () => {
  const { flows, providers, stores } = aPage(aBrand({ questions: { company: isCompany } }));
  fillIn(stores);
  stores.questions?.setAnswer('company', 'yes');
  providers.answers['/signup/free'] = refused('QUESTIONS_CHANGED');
  await flows.submit();
  expect(stores.modal.message).toMatchObject({
    text: 'The questions have changed. Please refresh the page and answer them again.',
    link: { text: 'Refresh the page', href: '' },
  });
  expect(stores.questions?.drafted).toEqual({ company: 'yes' });
});

it.each([
  ['has to be answered and is not asked here', 'missing', true],
  ['is asked here alone', 'notAsked', false],
])('offers a reload when a question %s', async (_, reason, lead) => {
  const vat = aQuestion({ when: { lead } });
  const { flows, providers, stores } = aPage(aBrand({ questions: { vat } }));
  fillIn(stores);
  providers.answers['/signup/free'] = refused('INVALID_FIELD', { question: 'vat', reason });
  await flows.submit();
  expect(stores.modal.message?.link).toEqual({ text: 'Refresh the page', href: '' });
});

it('sends nothing about questions from a page without any', async () => {
  const { flows, providers, stores } = aPage();
  fillIn(stores);
  await flows.submit();
  expect(JSON.stringify(providers.bodies('/signup/free'))).not.toContain('questions');
});

it("shows the server's refusal of an answer beside its question", async () => {
  const { flows, providers, stores } = aPage(aBrand({ questions: { company: isCompany } }));
  fillIn(stores);
  stores.questions?.setAnswer('company', 'yes');
  providers.answers['/signup/free'] = refused('INVALID_FIELD', {
    question: 'company',
    reason: 'unknownOption',
  });
  await flows.submit();
  expect(stores.questions?.error('company')).toBe('Please choose an option.');
  expect(stores.submit.focusTarget).toBe('question-company');
  expect(stores.modal.view).toBe('none');
});

it("starts with the link's answers, which are not part of a draft", () => {
  const sessionInfo = aSession({ answers: { trade: 'Baker', gone: 'x' } });
  const { questions } = asking({ trade: aQuestion() }, aPageData({ sessionInfo }));
  expect(questions.answer('trade')).toBe('Baker');
  expect(questions.sent.answers).toEqual({ trade: 'Baker' });
  expect(questions.drafted).toEqual({});
});

it('reads what was typed, selected and ticked before the script has loaded', () => {
  const stores = asking({
    company: isCompany,
    notice: EVERY_QUESTION.acknowledgement.question,
    ways: EVERY_QUESTION.someOf.question,
    trade: aQuestion(),
    about: aQuestion({ kind: 'longText', label: 'About' }),
  });
  document.body.innerHTML = `
    <input type="radio" name="question-company" value="yes" checked>
    <input type="radio" name="question-company" value="no">
    <input type="checkbox" name="question-notice" value="yes" checked>
    <input type="checkbox" name="question-ways" value="phone" checked>
    <input type="checkbox" name="question-ways" value="post">
    <input name="question-trade" value="Baker">
    <textarea name="question-about">Bread</textarea>`;
  stores.questions.adopt(document);
  expect(stores.questions.sent.answers).toEqual({
    company: 'yes',
    notice: 'yes',
    ways: ['phone'],
    trade: 'Baker',
    about: 'Bread',
  });
});

it('asks in a layout with several regions as in one with a single region', () => {
  const { pages } = aBrand();
  const layout = aLayout({ lower: aRegion('agreement', 'submit'), main: aRegion('full-name') });
  const questions = { notice: aQuestion({ place: { widget: 'agreement' } }) };
  const stores = aRootStore(aBrand({ pages: { ...pages, signup: layout }, questions }));
  expect(stores.questions?.isAsked('notice')).toBe(true);
});
