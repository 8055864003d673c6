import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Question, QuestionCondition } from '../../../src/core/contract/generated/brand.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { toSignupRequest } from '../../../src/page/flows/toSignupRequest.ts';
import type { RootStore } from '../../../src/page/stores/RootStore.ts';
import { aBrand, aLayout, aRegion } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aCatalogue, anAddon, aPlan } from '../../factories/brands/aCatalogue.ts';
import { aPageBrand } from '../../factories/brands/aPageBrand.ts';
import { aDeal, aKnownLead } from '../../factories/leads/aKnownLead.ts';
import { aPerson } from '../../factories/leads/fakeSocial.ts';
import { aSocialServer, type SocialServer } from '../../factories/leads/socialTrip.ts';
import { anUpgradingServer, signedInAs, upgrade } from '../../factories/orders/anUpgrade.ts';
import { aRootStore, fillIn } from '../../factories/pages/aPage.ts';
import { aPaidBrand } from '../../factories/payments/aPaidSignUp.ts';
import { aQuestion } from '../../factories/questions/aQuestion.ts';

/** Two questions for each thing that decides who is asked, with opposite conditions. */
const CONDITIONS: Readonly<Record<string, QuestionCondition>> = {
  free: { signupTypes: ['free'] },
  paid: { signupTypes: ['paid', 'answeringService'] },
  'by-plan': { plans: ['pro'] },
  'by-agreed-plan': { access: 'admin' },
  'by-year': { period: 'yearly' },
  'with-sms': { addons: ['sms'] },
  'in-quebec': { provinces: ['QC'] },
  'in-ontario': { all: [{ provinces: ['ON'] }] },
  'by-british-phone': { phoneCountries: ['GB'] },
  'by-american-phone': { phoneCountries: ['US'] },
  lead: { lead: true },
  'no-lead': { lead: false },
  after: { answered: ['with-sms'] },
};

const QUESTIONS: Record<string, Question> = Object.fromEntries(
  Object.entries(CONDITIONS).map(([id, when]) => [
    id,
    aQuestion({ label: `Why ${id}?`, required: true, when, place: { widget: 'email' } }),
  ]),
);

const TYPES = ['free', 'paid', 'answeringService'] as const;
const PAGES = aBrand().pages;
const BRAND = aBrand({
  signupTypes: { offered: [...TYPES], default: 'free' },
  questions: QUESTIONS,
  province: { on: true },
  social: { ...aBrand().social, google: true },
  pages: {
    ...PAGES,
    signup: aLayout({
      main: [
        ...aRegion('full-name', 'email', 'password'),
        { widget: 'phone-number', when: { signupTypes: ['free', 'answeringService'] } },
        { widget: 'province', when: { signupTypes: ['free', 'answeringService'] } },
      ],
    }),
  },
});
const BUILT = aBuiltBrand({
  brand: BRAND,
  catalogue: aCatalogue({
    plans: [
      aPlan({ id: 'starter', signupTypes: ['free'] }),
      aPlan({ id: 'pro', signupTypes: ['paid', 'answeringService'], price: 100 }),
      aPlan({ id: 'year', signupTypes: ['free', 'paid'], planPeriod: 'yearly', price: 0 }),
      aPlan({ id: 'agreed', signupTypes: ['paid'], access: 'admin', price: 900 }),
    ],
    addons: [anAddon({ id: 'sms', price: 0 })],
  }),
});

interface Visit {
  /** The page to open, after everything the visitor did before. */
  readonly path: string | ((server: SocialServer) => Promise<string>);
  /** What is chosen on the page. */
  readonly choose?: (stores: RootStore) => void;
  readonly asked: readonly string[];
}

async function knownByGoogle(server: SocialServer, email = 'ada@example.com'): Promise<void> {
  await server.signUpAs(aPerson({ email }));
}

const VISITS: Readonly<Record<string, Visit>> = {
  'a plain visit': {
    path: '/signup',
    asked: ['free', 'in-ontario', 'by-american-phone', 'no-lead'],
  },
  'a link that names a plan': {
    path: '/signup?planId=year',
    asked: ['free', 'by-year', 'in-ontario', 'by-american-phone', 'no-lead'],
  },
  'a plan that is chosen on the page': {
    path: '/signup',
    choose: ({ plan }) => plan.selectPlan('year'),
    asked: ['free', 'by-year', 'in-ontario', 'by-american-phone', 'no-lead'],
  },
  'a page that asks for no phone number and no province': {
    path: '/signup?signupType=paid',
    choose: ({ contact }) => contact.province.setValue('QC'),
    asked: ['paid', 'by-plan', 'by-american-phone', 'no-lead'],
  },
  'an add-on': {
    path: '/signup?signupType=answeringService',
    choose: ({ plan }) => plan.setAddon('sms', true),
    asked: ['paid', 'by-plan', 'with-sms', 'in-ontario', 'by-american-phone', 'no-lead', 'after'],
  },
  'an add-on that is taken off again': {
    path: '/signup?signupType=answeringService',
    choose: ({ plan }) => {
      plan.setAddon('sms', true);
      plan.setAddon('sms', false);
    },
    asked: ['paid', 'by-plan', 'in-ontario', 'by-american-phone', 'no-lead'],
  },
  'a province': {
    path: '/signup',
    choose: ({ contact }) => contact.province.setValue('QC'),
    asked: ['free', 'in-quebec', 'by-american-phone', 'no-lead'],
  },
  'a phone number of another country': {
    path: '/signup',
    choose: ({ contact }) => contact.phoneNumber.setCountry('GB'),
    asked: ['free', 'in-ontario', 'by-british-phone', 'no-lead'],
  },
  "a lead's link": {
    path: async (server) => `/signup?leadUniquePin=${(await aKnownLead(server)).pin}`,
    asked: ['free', 'in-ontario', 'by-american-phone', 'lead'],
  },
  'a deal with a plan': {
    path: async (server) => `/signup?dealid=${await aDeal(server, { plan_id: 'agreed' })}`,
    asked: ['paid', 'by-agreed-plan', 'by-american-phone', 'no-lead'],
  },
  'a deal that was made for a lead': {
    path: async (server) => {
      const { id } = await aKnownLead(server);
      return `/signup?dealid=${await aDeal(server, { lead_id: id })}`;
    },
    asked: ['free', 'in-ontario', 'by-american-phone', 'lead'],
  },
  'a return from Google': {
    path: async (server) => {
      await knownByGoogle(server);
      return '/signup';
    },
    asked: ['free', 'in-ontario', 'by-american-phone', 'lead'],
  },
  'a return from Google, then a deal for somebody else': {
    path: async (server) => {
      await knownByGoogle(server, 'emil@example.com');
      return `/signup?dealid=${await aDeal(server, { email: 'grace@example.com' })}`;
    },
    asked: ['free', 'in-ontario', 'by-american-phone', 'no-lead'],
  },
};

/** The state of the page after a visit, and how it is submitted. */
async function visited({ choose, path }: Visit) {
  const server = await aSocialServer({ brands: [BUILT] });
  const place = typeof path === 'string' ? path : await path(server);
  expect((await server.visitor.get(place)).statusCode).toBe(200);
  const page = server.pages.at(-1);
  if (page === undefined) throw new Error('No page was sent.');
  const stores = aRootStore(BRAND, page);
  fillIn(stores);
  stores.contact.province.setValue('ON');
  stores.contact.email.setValue(page.sessionInfo.prefill.email || 'ada@example.com');
  choose?.(stores);
  const { questions, session } = stores;
  if (questions === null) throw new Error('The page asks nothing.');
  const { needsPayment, path: call } = SIGNUP_TYPES[session.signupType];
  const send = async () => {
    const body = toSignupRequest(stores, 'Europe/London')(
      { token: 'human', variant: 'invisible' },
      needsPayment ? { paymentType: 'CC', paymentDetails: { nonce: 'good' } } : undefined,
    );
    const answer = await server.visitor.post(call, body, { 'idempotency-key': randomUUID() });
    return answer.json();
  };
  return { questions, send, server };
}

const fieldOf = (id: string) => `question-${id}`;

it.each(Object.entries(VISITS))('page and server ask the same after %s', async (_, visit) => {
  const { questions, send, server } = await visited(visit);
  for (let next = 0; next < visit.asked.length; next += 1) {
    // The first missing answer on the page is also the first on the server.
    const [id = ''] = visit.asked.filter((it) => questions.answer(it) === '');
    expect(questions.check([])[0]?.field).toBe(fieldOf(id));
    expect(await send()).toMatchObject({ data: { question: id, reason: 'missing' } });
    questions.setAnswer(id, 'Because');
  }
  expect(questions.check([])).toEqual([]);
  expect(await send()).toMatchObject({ success: true });
  const stored = await server.database.selectFrom('answers').select('question').execute();
  expect(stored.map(({ question }) => question).toSorted()).toEqual(visit.asked.toSorted());
});

it('a page whose visitor became a lead in another tab is refused because its questions differ', async () => {
  const { send, server } = await visited({ path: '/signup', asked: [] });
  await knownByGoogle(server);
  expect(await send()).toMatchObject({ message: 'QUESTIONS_CHANGED' });
});

it('an upgrade asks nothing, on the page and on the server', async () => {
  const brand = aPaidBrand({ questions: QUESTIONS });
  const server = await anUpgradingServer({ brands: [brand] });
  const visitor = await signedInAs(server, 'owner');
  await visitor.get('/payment');
  const page = server.pages.at(-1);
  expect(page?.pageConfig).toMatchObject({ view: 'payment' });
  expect(page?.pageConfig).not.toHaveProperty('questionsHash');
  expect(aPageBrand(brand.brand, 'payment')).not.toHaveProperty('questions');
  expect((await upgrade(visitor)).json()).toMatchObject({ message: 'UPGRADED' });
});
