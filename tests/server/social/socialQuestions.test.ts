import { expect, it } from 'vitest';
import type { Question } from '../../../src/core/contract/generated/brand.ts';
import type { SocialStart } from '../../../src/core/contract/generated/calls.ts';
import { questionsHash } from '../../../src/server/questions/questionsHash.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import { aSocialServer, aStart, placeOf, SOCIAL_BRAND } from '../../factories/leads/socialTrip.ts';
import { aQuestion } from '../../factories/questions/aQuestion.ts';
import { aSignupRequest } from '../../factories/servers/aVisitor.ts';

const REQUIRED = aQuestion({ required: true, prefill: true });

function anAskingServer(questions: Record<string, Question>) {
  const brand = { ...SOCIAL_BRAND.brand, questions };
  return aSocialServer({ brands: [{ ...SOCIAL_BRAND, brand }] });
}

/** Where a sign-up through Google leads: to the form, or to the account. */
async function landing(questions: Record<string, Question>, start?: SocialStart) {
  const server = await anAskingServer(questions);
  return placeOf(await server.signUpAs(aPerson(), start)).pathname;
}

it.each<[string, Record<string, Question>, SocialStart?]>([
  ['that everybody is asked', { trade: REQUIRED }],
  ['that a link fills in', { trade: REQUIRED }, aStart({ query: 'trade=Baker' })],
  [
    'of an acknowledgement',
    { notice: aQuestion({ kind: 'acknowledgement', text: 'I agree.', required: true }) },
  ],
  [
    'of an acknowledgement for the plan chosen before they left',
    {
      notice: aQuestion({
        kind: 'acknowledgement',
        text: 'I agree.',
        required: true,
        when: { plans: ['studio'] },
      }),
    },
    aStart({ plan: { planId: 'studio' } }),
  ],
  [
    'of a trial without a card',
    { trade: { ...REQUIRED, when: { signupTypes: ['noCardSignup'] } } },
    aStart({ signupType: 'noCardSignup' }),
  ],
  ['of this sign-up type', { trade: { ...REQUIRED, when: { signupTypes: ['free'] } } }],
  ['of leads', { trade: { ...REQUIRED, when: { lead: true } } }],
  [
    'of the plan chosen before they left',
    { trade: { ...REQUIRED, when: { plans: ['studio'] } } },
    aStart({ plan: { planId: 'studio' } }),
  ],
  [
    'that hangs on what the link answers',
    {
      company: aQuestion({ kind: 'yesNo', prefill: true }),
      trade: { ...REQUIRED, when: { answers: { company: ['yes'] } } },
    },
    aStart({ query: 'company=yes' }),
  ],
])('a question %s and that has to be answered leads back to the form', async (_, asked, start) => {
  expect(await landing(asked, start)).toBe('/signup');
});

it.each<[string, Record<string, Question>, SocialStart?]>([
  ['that may be left out', { trade: aQuestion() }],
  ['of another sign-up type', { trade: { ...REQUIRED, when: { signupTypes: ['paid'] } } }],
  ['of another plan', { trade: { ...REQUIRED, when: { plans: ['studio'] } } }],
  [
    'that hangs on an answer that nobody gave',
    {
      company: aQuestion({ kind: 'yesNo' }),
      trade: { ...REQUIRED, when: { answers: { company: ['yes'] } } },
    },
  ],
])('a question %s does not block an account', async (_, asked, start) => {
  expect(await landing(asked, start)).toBe('/account');
});

it('the form has who they are and what their link answered, and sends the answer', async () => {
  const server = await anAskingServer({ trade: REQUIRED });
  const start = aStart({ query: 'trade=Baker&planId=studio' });
  const back = placeOf(await server.signUpAs(aPerson(), start));
  expect(await server.database.selectFrom('accounts').selectAll().execute()).toEqual([]);

  await server.visitor.get(`${back.pathname}${back.search}`);
  const page = server.pages.at(-1);
  expect(page?.sessionInfo).toMatchObject({
    answers: { trade: 'Baker' },
    lead: { authType: 'GOOGLE', firstName: 'Ada', email: 'ada@example.com' },
    selectedPlanId: 'studio',
  });

  const { leadInfo, ...request } = aSignupRequest();
  const { password: _password, ...withoutPassword } = leadInfo;
  const brand = { ...SOCIAL_BRAND.brand, questions: { trade: REQUIRED } };
  const questions = { hash: questionsHash(brand, true) ?? '', answers: { trade: 'Baker' } };
  const order = { ...request, leadInfo: withoutPassword };
  const unanswered = await server.visitor.post('/signup/free', {
    ...order,
    questions: { ...questions, answers: {} },
  });
  expect(unanswered.json()).toMatchObject({ data: { question: 'trade', reason: 'missing' } });
  const answer = await server.visitor.post('/signup/free', { ...order, questions });
  expect(answer.json()).toMatchObject({ success: true });
  expect(await server.database.selectFrom('answers').selectAll().execute()).toMatchObject([
    { question: 'trade', value: 'Baker' },
  ]);
});
