import { expect, it } from 'vitest';
import { aBrand, aLayout, aRegion } from '../../../tests/factories/brands/aBrand.ts';
import { aPlan } from '../../../tests/factories/brands/aCatalogue.ts';
import { aPage, aRootStore } from '../../../tests/factories/pages/aPage.ts';
import { aPageData, aSession } from '../../../tests/factories/pages/aPageData.ts';
import { aQuestion } from '../../../tests/factories/questions/aQuestion.ts';
import { definitionOf, FIELD_NAMES } from '../../core/fields/fields.ts';
import { sampleValues } from '../../core/fields/sampleValues.ts';
import { problemsOfSubmission } from './problemsOfSubmission.ts';

const PLAN = aPlan({ numberOfUsers: { min: 2, max: 12, initial: 2 } });

const WIDGETS = FIELD_NAMES.map((name) => definitionOf(name).widget);
const MAIN = aRegion('plan-picker', ...WIDGETS, 'agreement', 'robot-check');
const BRAND = aBrand({
  province: { on: true },
  pages: { ...aBrand().pages, signup: aLayout({ main: MAIN }) },
  questions: { why: aQuestion({ required: true, place: { widget: 'agreement' } }) },
});
const REQUIRED = FIELD_NAMES.filter((name) => !aRootStore(BRAND).contact[name].optional);

/** A page that was submitted empty, with a problem of every kind that is not a payment's. */
async function aSubmittedPage() {
  const page = aPage(BRAND, aPageData({ sessionInfo: aSession({ plans: [PLAN] }) }));
  const { stores } = page;
  stores.plan.usersField.type('99');
  stores.captcha.showCheckbox();
  await page.flows.submit();
  const corrected = () =>
    problemsOfSubmission(stores)
      .filter(({ isCorrected }) => isCorrected)
      .map(({ problem }) => problem.field);
  return { ...page, corrected };
}

it('lists a problem of every field, of the users, the agreement, the tick and a question', async () => {
  const { stores, corrected } = await aSubmittedPage();
  const others = ['numberOfUsers', 'agreed', 'robotCheck', 'question-why'];
  const listed = stores.submit.summary.map(({ field }) => field);
  expect(listed.toSorted()).toEqual([...REQUIRED, ...others].toSorted());
  expect(corrected()).toEqual([]);
});

type Act = (stores: Awaited<ReturnType<typeof aSubmittedPage>>['stores']) => void;

/**
 * How a visitor corrects each problem that is not a field's, and how it comes back without an error
 * beside it, which shows at the next submission.
 */
const CORRECTIONS: readonly (readonly [string, Act, Act])[] = [
  [
    'numberOfUsers',
    ({ plan }) => plan.usersField.type('3'),
    ({ plan }) => {
      plan.usersField.type('99');
      plan.usersField.leave();
    },
  ],
  [
    'agreed',
    ({ agreement }) => agreement.setAgreed(true),
    ({ agreement }) => agreement.setAgreed(false),
  ],
  ['robotCheck', ({ captcha }) => captcha.tick('token'), ({ captcha }) => captcha.clearTick()],
  [
    'question-why',
    ({ questions }) => questions?.setAnswer('why', 'Because'),
    ({ questions }) => questions?.setAnswer('why', ''),
  ],
];

it.each(CORRECTIONS)(
  'has %s corrected alone, until it is wrong again',
  async (field, act, undo) => {
    const { stores, corrected } = await aSubmittedPage();
    const before = problemsOfSubmission(stores);
    act(stores);
    expect(corrected()).toEqual([field]);
    undo(stores);
    expect(problemsOfSubmission(stores)).toEqual(before);
  },
);

it.each(REQUIRED)('has %s corrected while its field shows no error', async (name) => {
  const { stores, corrected } = await aSubmittedPage();
  const field = stores.contact[name];
  field.setValue(sampleValues()[name]);
  field.checkOnBlur();
  expect(field.error).toBeNull();
  expect(corrected()).toEqual([name]);
  field.showError('invalid');
  expect(corrected()).toEqual([]);
});

it.each(REQUIRED)('has %s corrected no more, once it is emptied', async (name) => {
  const { stores, corrected } = await aSubmittedPage();
  stores.contact[name].setValue(sampleValues()[name]);
  stores.contact[name].setValue('');
  expect(corrected()).toEqual([]);
});

it('says what a field shows now, not what was wrong before', async () => {
  const { stores } = await aSubmittedPage();
  stores.contact.email.setValue('taken@example.com');
  stores.contact.email.remember('taken@example.com', 'UNAVAILABLE');
  const problems = problemsOfSubmission(stores).map(({ problem }) => problem);
  expect(problems).toContainEqual({ field: 'email', code: 'unavailable' });
});

it('has the number of users corrected by another plan', async () => {
  const { stores, corrected } = await aSubmittedPage();
  stores.plan.usersField.clear();
  expect(corrected()).toEqual(['numberOfUsers']);
});

it('has a question corrected that is no longer asked', async () => {
  const page = aPage(
    aBrand({
      questions: {
        why: aQuestion({
          required: true,
          place: { widget: 'agreement' },
          when: { plans: [PLAN.id] },
        }),
      },
    }),
    aPageData({ sessionInfo: aSession({ plans: [PLAN, aPlan({ id: 'other' })] }) }),
  );
  await page.flows.submit();
  const why = () =>
    problemsOfSubmission(page.stores).find(({ problem }) => problem.field === 'question-why');
  expect(why()?.isCorrected).toBe(false);
  page.stores.plan.selectPlan('other');
  expect(why()?.isCorrected).toBe(true);
});
