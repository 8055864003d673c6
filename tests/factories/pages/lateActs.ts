import { DECLINE_REASONS } from '../../../src/core/contract/DeclineReason.ts';
import type {
  PageConfig,
  PageData,
  SessionInfo,
} from '../../../src/core/contract/generated/session.ts';
import { ERROR_CATALOGUE } from '../../../src/core/rules/errors/errorCatalogue.ts';
import type { PaymentFailureText } from '../../../src/core/rules/errors/payment/PaymentFault.ts';
import {
  PAYING_ERROR_CATALOGUE,
  payingErrorCode,
} from '../../../src/core/rules/errors/payment/paymentCatalogue.ts';
import { PAYMENT_METHODS } from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { refusalTexts } from '../../../src/core/texts/en/paying/refusalTexts.ts';
import { keysOf } from '../../../src/core/texts/keysOf.ts';
import type { Doubt } from '../../../src/page/flows/attempts/Doubt.ts';
import { createCaptchaFlows } from '../../../src/page/flows/createCaptchaFlows.ts';
import { sayReload } from '../../../src/page/flows/failures/sayReload.ts';
import { showFailure } from '../../../src/page/flows/failures/showFailure.ts';
import { followFreeSignUp } from '../../../src/page/flows/free/followFreeSignUp.ts';
import { tellPending } from '../../../src/page/flows/placed/tellPending.ts';
import { showSuccess } from '../../../src/page/flows/success/showSuccess.ts';
import {
  showPaymentFault,
  showPaymentRefusal,
} from '../../../src/page/payment/faults/showPaymentFault.ts';
import { createOutcomes } from '../../../src/page/payment/ordering/createOutcomes.ts';
import { showPaymentSuccess } from '../../../src/page/payment/ordering/showPaymentSuccess.ts';
import { createAttempts } from '../../../src/page/providers/attempts/createAttempts.ts';
import { OWN } from '../brands/aBrandOfLanguage.ts';
import { anAddon, anIvrPlan, aPlan } from '../brands/aCatalogue.ts';
import { anAccount } from '../orders/anAccount.ts';
import { aPlacedOrder } from '../orders/aPlacedOrder.ts';
import { aPageData, aSession } from './aPageData.ts';
import { aPaymentConfig } from './aPayingPage.ts';
import type { SentPage } from './aSentPage.tsx';
import { refused } from './FakeProviders.ts';

const PLANS = [
  aPlan({
    id: 'minutes',
    name: OWN,
    description: OWN,
    price: 2900,
    setUpFee: 900,
    features: [OWN],
  }),
  aPlan({ id: 'users', name: OWN, description: OWN, price: 9900 }),
];

function dataOf(config: Partial<PageConfig>, session: Partial<SessionInfo> = {}): PageData {
  return aPageData({
    sessionInfo: aSession({
      plans: PLANS,
      selectedPlanId: 'minutes',
      addons: [anAddon({ name: OWN, description: OWN })],
      ivrPlans: [anIvrPlan({ name: OWN, description: OWN })],
      ...session,
    }),
    pageConfig: { ...aPageData().pageConfig, ...config },
  });
}

/** All of them, by the type. */
const FAILURE_TEXTS: Readonly<Record<PaymentFailureText, true>> = {
  cardFormFailed: true,
  bankDebitFailed: true,
  directDebitFailed: true,
  failureMessage: true,
  paymentFormExpired: true,
  paymentOurFault: true,
  gatewayUnreachable: true,
  paymentRateLimited: true,
  paymentProviderTimedOut: true,
  threeDSecureFailed: true,
  threeDSecureUnavailable: true,
};
const PAYMENT = aPaymentConfig();
/** The pages on which texts appear later. */
export const LATE_PAGES = {
  free: dataOf({}),
  paid: dataOf({ payment: PAYMENT }, { signupType: 'paid' }),
  trial: dataOf({ payment: PAYMENT }, { signupType: 'freeTrial' }),
  upgrade: dataOf({ view: 'payment', payment: PAYMENT }, { account: anAccount() }),
  placed: dataOf({}, { placed: aPlacedOrder({ state: 'pending' }) }),
} as const;

/** The order in an answer. */
const TOLD = {
  totalAmountPaid: 5900,
  paidWith: { method: 'ACH', cardType: null, lastFour: '6789' },
  reference: 'order-1',
  order: {
    planName: OWN,
    users: 3,
    trialEndsAt: '2026-12-07T09:00:00.000Z',
    nextCharge: { at: '2026-12-21T09:00:00.000Z', amount: 4900 },
  },
};
const EMAIL = 'ada@gmail.com';

/** An action that makes a page show a text. */
type Act = (page: SentPage) => unknown;
/** Entries, because the acts of two lists can have one name. */
export type Acts = readonly (readonly [name: string, act: Act])[];

function actsFor<Key extends string>(keys: readonly Key[], act: (key: Key) => Act): Acts {
  return keys.map((key) => [key, act(key)] as const);
}

/** All of them, by the type. */
const DOUBTS: Readonly<Record<Doubt, true>> = {
  pending: true,
  offline: true,
  lost: true,
  slow: true,
  fault: true,
};
/** The server's answers to requests for an outcome. */
const ANSWERS = {
  settled: { json: { status: true, success: true, message: '', data: TOLD } },
  began: refused('NOT_FOUND', { reason: 'NOTHING_CHARGED' }),
  unknown: refused('NOT_FOUND'),
  ended: refused('SESSION_DOES_NOT_EXIST'),
  declined: refused('PAYMENT_DECLINED', { reason: 'CALLED_BACK', decline: 'funds' }),
};

function arrive(completion: 'activationEmail' | 'activeAccount'): Act {
  return (page) => {
    page.stores.contact.email.setValue(EMAIL);
    const redirectUrl = completion === 'activeAccount' ? '/account' : null;
    showSuccess(page, { completion, redirectUrl, told: TOLD }, false);
  };
}

const ANYWHERE: Acts = [
  ...actsFor(keysOf(ERROR_CATALOGUE), (code) => (page) => {
    showFailure(page, code, { retryAfter: 90, english: refusalTexts });
  }),
  ['ended', (page) => sayReload(page)],
  ...actsFor(['activationEmail', 'activeAccount'], arrive),
  ...actsFor(['terms', 'privacy', 'hipaaTerms'], (view) => ({ stores }) => {
    stores.modal.openTerms(view);
  }),
  ...Object.entries<Act>({
    unread: ({ stores }) => {
      stores.modal.openTerms('terms');
      stores.terms.fail();
    },
    plan: ({ stores }) => stores.modal.openEditPlan(),
    resent: async (page) => {
      arrive('activationEmail')(page);
      await page.flows.resendActivation();
    },
    unsent: async (page) => {
      arrive('activationEmail')(page);
      page.providers.answers['/activation/resend'] = { error: { kind: 'rateLimited' } };
      await page.flows.resendActivation();
    },
  }),
];

const FREE: Acts = keysOf(DOUBTS).flatMap((doubt) =>
  keysOf(ANSWERS).map((answer): [string, Act] => [
    `${doubt}, ${answer}`,
    (page) => {
      page.providers.answerAttempts = ANSWERS[answer];
      const attempt = {
        key: 'key',
        kind: 'free',
        email: EMAIL,
        method: null,
        startedAt: 0,
      } as const;
      return followFreeSignUp(page, attempt, { doubt, neverBegan: 'OFFLINE', retryAfter: 5 });
    },
  ]),
);

const PAYING: Acts = [
  ...actsFor(keysOf(PAYING_ERROR_CATALOGUE), (code) => (page) => {
    const paying = payingErrorCode(code);
    if (paying) showPaymentRefusal(page, { code: paying, method: 'CC', decline: null });
  }),
  ...actsFor(DECLINE_REASONS, (decline) => (page) => {
    showPaymentRefusal(page, { code: 'PAYMENT_DECLINED', method: 'CC', decline });
  }),
  ...actsFor(keysOf(PAYMENT_METHODS), (method) => (page) => {
    showPaymentRefusal(page, { code: 'PAYMENT_DECLINED', method, decline: null });
  }),
  ...actsFor(keysOf(FAILURE_TEXTS), (seen) => (page) => {
    const fault = { seen, tag: 'payment', severity: 'error', code: 'x', fields: [] } as const;
    showPaymentFault(page, { fault, method: 'CC', cause: null });
  }),
  ...actsFor(keysOf(PAYMENT_METHODS), (paymentType) => (page) => {
    page.stores.contact.email.setValue(EMAIL);
    const next = { completion: 'activeAccount', redirectUrl: '/account' } as const;
    showPaymentSuccess(page, { ...next, told: TOLD, paymentType, totalAmountPaid: 5900 }, false);
  }),
  [
    'upgraded',
    (page) => {
      const next = { completion: 'upgraded', redirectUrl: '/account' } as const;
      const paid = { paymentType: 'CC', totalAmountPaid: 0 } as const;
      showPaymentSuccess(page, { ...next, ...paid, told: TOLD }, false);
    },
  ],
  ...keysOf(DOUBTS).flatMap((doubt) =>
    keysOf(ANSWERS).flatMap((answer) =>
      ['', EMAIL].map((email): [string, Act] => [
        `${doubt}, ${answer}, ${email}`,
        (page) => {
          page.providers.answerAttempts = ANSWERS[answer];
          const attempt = {
            key: 'key',
            kind: 'paid',
            email,
            method: 'CC',
            startedAt: 0,
          } as const;
          return outcomesOf(page).follow(attempt, doubt, () => showFailure(page, 'OFFLINE'));
        },
      ]),
    ),
  ),
];

function outcomesOf(page: SentPage) {
  const attempts = createAttempts({
    storage: { read: () => null, write: () => undefined },
    newKey: () => 'key',
    now: () => 0,
  });
  const captcha = () => createCaptchaFlows(page, async () => undefined);
  return createOutcomes(page, { attempts, captcha, refused: () => undefined });
}

/** Each page with the actions possible on it. */
export const LATE_CASES: readonly (readonly [string, PageData, Acts])[] = [
  ['free', LATE_PAGES.free, [...ANYWHERE, ...FREE]],
  ['paid', LATE_PAGES.paid, [...ANYWHERE, ...PAYING]],
  ['trial', LATE_PAGES.trial, [...ANYWHERE, ...PAYING]],
  ['upgrade', LATE_PAGES.upgrade, [...ANYWHERE, ...PAYING]],
  ['placed', LATE_PAGES.placed, [['pending', (page) => tellPending(page)]]],
];
