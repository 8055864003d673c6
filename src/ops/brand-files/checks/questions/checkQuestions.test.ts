import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../../../tests/factories/brands/aBrand.ts';
import { aCatalogue } from '../../../../../tests/factories/brands/aCatalogue.ts';
import { DEPTH } from '../../../../../tests/factories/depth.ts';
import {
  anyContext,
  anyHeld,
  anyIds,
  anyQuestions,
} from '../../../../../tests/factories/questions/anyQuestions.ts';
import { aQuestion } from '../../../../../tests/factories/questions/aQuestion.ts';
import type { Brand } from '../../../../core/contract/generated/brand.ts';
import { askQuestions } from '../../../../core/rules/questions/checkAnswers.ts';
import type { Subject } from '../BrandCheck.ts';
import { checkQuestions } from './checkQuestions.ts';
import { typesAsked } from './typesAsked.ts';

const NOTHING = new Map<string, never>();
const FOLDER = {
  brands: NOTHING,
  layers: NOTHING,
  catalogues: NOTHING,
  terms: NOTHING,
  logos: NOTHING,
  illustrations: NOTHING,
  broken: new Set<string>(),
};

const [PLAN] = aCatalogue().plans;

/** A brand that sells one yearly plan for every type. */
function aSubject(overrides: Partial<Brand>): Subject {
  const brand = aBrand({ province: { on: true }, ...overrides });
  const { offered } = brand.signupTypes;
  const team = { id: 'team', access: 'user', planPeriod: 'yearly', signupTypes: offered } as const;
  const plans = PLAN ? [{ ...PLAN, ...team, signupTypes: [...offered] }] : [];
  return { brand, folder: FOLDER, catalogue: { ...aCatalogue(), plans } };
}

it('has nothing to say of a question that everybody is asked', () => {
  expect(checkQuestions(aSubject({ questions: { trade: aQuestion() } }))).toEqual([]);
  expect(checkQuestions(aSubject({}))).toEqual([]);
});

it('knows no question by a name that every object has', () => {
  const hanging = aQuestion({ when: { answered: ['constructor'] } });
  const after = aQuestion({ label: 'After', when: { answered: ['hanging'] } });
  expect(checkQuestions(aSubject({ questions: { hanging, after } }))).toMatchObject([
    { why: 'There is no question "constructor".' },
  ]);
});

it.each([{}, { answers: {} }])('refuses %j among conditions: it holds for everybody', (empty) => {
  const lead = { lead: true };
  for (const when of [{ any: [lead, empty] }, { all: [{ any: [empty, lead] }, lead] }]) {
    const findings = checkQuestions(aSubject({ questions: { trade: aQuestion({ when }) } }));
    expect(findings).toMatchObject([{ why: expect.stringContaining('names nothing') }]);
  }
});

it.each([
  ['what is typed', aQuestion({ label: 'Trade' })],
  ['no option', aQuestion({ kind: 'yesNo', label: 'Trade' })],
])('says once that a condition names %s, and nothing of what hangs on that', (_, trade) => {
  const named = aQuestion({ label: 'Named', when: { answers: { trade: ['baker'] } } });
  const after = aQuestion({ label: 'After', when: { answered: ['named'] } });
  const findings = checkQuestions(aSubject({ questions: { trade, named, after } }));
  const at = expect.stringContaining('/questions/named/when/answers/trade');
  expect(findings).toMatchObject([{ at }]);
});

it('counts words as equal when they read the same, however they are encoded', () => {
  const options = {
    coffee: 'Cafe\u0301',
    cafe: 'CAF\u00c9',
    none: 'No answer',
    few: '*',
    many: '**',
  };
  const questions = {
    one: aQuestion({ label: 'E\u0301tat' }),
    other: aQuestion({ label: '\u00c9tat' }),
    choice: aQuestion({ kind: 'oneOf', label: 'Where', options }),
  };
  expect(checkQuestions(aSubject({ questions })).map(({ at }) => at)).toEqual([
    '/questions/other/label',
    '/questions/choice/options/cafe',
    '/questions/choice/options/none',
  ]);
});

it('counts options as equal when they read the same in another language', () => {
  const options = { ask: 'Ask me', call: 'Call me', none: 'Nothing' };
  const choice = aQuestion({ kind: 'oneOf', label: 'Where', options });
  const words = { ask: 'Appelez-moi', call: 'appelez-moi', none: 'Sans réponse' };
  const translations = { 'fr-CA': { questions: { choice: { label: 'Où', options: words } } } };
  const subject = aSubject({
    questions: { choice },
    languages: ['en-US', 'fr-CA'],
    translations,
  });
  expect(checkQuestions(subject).map(({ at }) => at)).toEqual([
    '/translations/fr-CA/questions/choice/options/call',
    '/translations/fr-CA/questions/choice/options/none',
  ]);
});

it('knows the countries that phone numbers are of', () => {
  const when = { phoneCountries: ['GB', 'ZZ'] };
  expect(checkQuestions(aSubject({ questions: { trade: aQuestion({ when }) } }))).toMatchObject([
    { at: '/questions/trade/when/phoneCountries/1' },
  ]);
});

it('has no region list a question, whether or not anything is asked', () => {
  const { pages } = aBrand();
  const signup = aLayout({ main: aRegion('full-name', 'question') });
  const at = '/pages/signup/main/1/widget';
  for (const questions of [{}, { trade: aQuestion() }]) {
    expect(checkQuestions(aSubject({ questions, pages: { ...pages, signup } }))).toMatchObject([
      { at },
    ]);
  }
});

it('reports as never asked only questions that no visitor is asked', () => {
  fc.assert(
    fc.property(
      anyQuestions,
      anyContext,
      fc.dictionary(anyIds, anyHeld, { maxKeys: 5 }),
      (questions, context, held) => {
        const subject = aSubject({ questions });
        const { asked } = askQuestions(questions, context, held, null);
        const wrong = asked.filter((id) => !typesAsked(id, subject).includes(context.signupType));
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: DEPTH.propertyRuns / 10 },
  );
});
