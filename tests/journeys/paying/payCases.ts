import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import {
  PAYMENT_METHODS,
  type PaymentProvider,
} from '../../../src/core/rules/paymentMethods/paymentMethods.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { type PayTargetKind, variablesOf } from '../../setup/payTarget.ts';
import { coverPairs } from '../acts/coverPairs.ts';
import { payingWays, type Way } from '../acts/waysToSignUp.ts';
import { BANK_DEBIT_OUTCOMES } from './bankDebitOutcomes.ts';
import { CARD_OUTCOMES } from './cardOutcomes.ts';
import { DIRECT_DEBIT_OUTCOMES } from './directDebitOutcomes.ts';
import type { Outcome } from './Outcome.ts';

const OUTCOMES: Readonly<Record<PaymentMethod, readonly Outcome[]>> = {
  CC: CARD_OUTCOMES,
  ACH: BANK_DEBIT_OUTCOMES,
  GC: DIRECT_DEBIT_OUTCOMES,
};

/** The variable with the key of each provider's sandbox, for an account such as SOFTWARE_US. */
const SECRET_KEYS: Readonly<Record<PaymentProvider, (account: string) => string>> = {
  braintree: (account) => `BRAINTREE_${account}_PRIVATE_KEY`,
  goCardless: (account) => `GOCARDLESS_${account}_ACCESS_TOKEN`,
};

/** One sign-up type of a brand with one of its payment methods and one outcome. */
export interface PayCase extends Pick<Way, 'brand' | 'signupType'> {
  readonly method: PaymentMethod;
  readonly outcome: Outcome;
}

/** One visit to a page: failures one after another, and a success at the end. */
export interface PayVisitCase extends Omit<PayCase, 'outcome'> {
  readonly outcomes: readonly Outcome[];
}

/** Whether a case is possible at a target: all at the stand-ins, some where there are keys. */
function isAt(target: PayTargetKind, { brand, method, outcome, signupType }: PayCase): boolean {
  if (target === 'standIns') return true;
  const isTrial = signupType === 'freeTrial';
  if (outcome.atProvider !== true && !(outcome.atProvider === 'onTrial' && isTrial)) return false;
  const account = variablesOf(brand.paymentAccount);
  const key = SECRET_KEYS[PAYMENT_METHODS[method].provider](account);
  return target === 'rehearsal' || Boolean(process.env[key]);
}

/** All combinations from the brands' files: brand and sign-up type, payment method, outcome. */
export function payCases(target: PayTargetKind): PayCase[] {
  return payingWays().flatMap(({ brand, signupType }) =>
    brand.payment.methods.flatMap((method) =>
      OUTCOMES[method]
        .filter(({ onTrial }) => onTrial || signupType !== 'freeTrial')
        .map((outcome) => ({ brand, signupType, method, outcome }))
        .filter((it) => isAt(target, it)),
    ),
  );
}

/**
 * What a case shows: its sign-up type, and its payment method with its outcome. No code is specific
 * to a brand, and the page handles methods and outcomes independently of the type. `test:full`
 * takes all combinations on each brand's page.
 */
export function shownBy({ signupType, method, outcome }: PayCase): string[] {
  const before = outcome.afterSuccess === true ? [`${method}: success`] : [];
  return [signupType, `${method}: ${outcome.name}`, ...before];
}

const pageOf = ({ brand, method, signupType }: PayCase) => `${brand.id} ${signupType} ${method}`;

/**
 * The cases of `npm test`: enough to show everything. Successful trials come first, so that their
 * success is not repeated on other pages; failures are tested where money is charged.
 */
export function pairwise(product: readonly PayCase[]): PayCase[] {
  const isCharged = ({ signupType }: PayCase) => !SIGNUP_TYPES[signupType].isTrial;
  const rank = (it: PayCase) => {
    if (isCharged(it)) return 1;
    return it.outcome.pays ? 0 : 2;
  };
  const ranked = product.toSorted((one, other) => rank(one) - rank(other));
  // A trial's page is not preferred for failures because its success is opened anyway.
  return coverPairs(ranked, shownBy, (it) => `${pageOf(it)} ${rank(it)}`);
}

/**
 * Groups the cases into visits: failures are spread over the successful ones, because a page
 * accepts another try after each. A page without a success gets one at the end.
 */
export function visitsOf(cases: readonly PayCase[]): PayVisitCase[] {
  const byPage = Map.groupBy(cases, pageOf);
  return [...byPage.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const outcomes = [first, ...rest].map(({ outcome }) => outcome);
    return spread(outcomes, first.method).map((it) => ({ ...first, outcomes: it }));
  });
}

function spread(outcomes: readonly Outcome[], method: PaymentMethod): Outcome[][] {
  const good = outcomes.filter(({ pays }) => pays);
  const bad = outcomes.filter(({ pays }) => !pays);
  const beginnings = bad.filter(({ first }) => first);
  const success = OUTCOMES[method].filter(({ name }) => name === 'success');
  // Each visit has one end, and at most one beginning.
  const lacking = Math.max(good.length === 0 ? 1 : 0, beginnings.length - good.length);
  const ends = [...good, ...Array.from({ length: lacking }, () => success).flat()];
  const middles = bad.filter(({ first }) => first !== true);
  return ends.map((end, index) => [
    ...beginnings.slice(index, index + 1),
    ...middles.filter((_, place) => place % ends.length === index),
    end,
  ]);
}
