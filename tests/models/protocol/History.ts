import { type Arbitrary, array, constant, constantFrom, nat, oneof, record } from 'fast-check';
import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import { isPaymentMethod } from '../../../src/core/rules/paymentMethods/isPaymentMethod.ts';
import {
  DEFAULT_METHOD,
  PAYMENT_METHODS,
} from '../../../src/core/rules/paymentMethods/paymentMethods.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What happens to a call of the provider. */
export interface Fate {
  readonly answer:
    | 'told'
    /** The answer is lost, and nothing was done. */
    | 'lostBefore'
    /** The answer is lost, but it was done. */
    | 'lostAfter'
    /** The answer is lost, and it is done only later. */
    | 'late';
  /** The delay of a late one. */
  readonly after: number;
  /** The outcome of a sale. */
  readonly verdict: 'approve' | 'decline' | 'refuse' | 'wrongAmount';
}

/** Who orders what, with which key. Another key, address or brand is another order. */
export interface Ask {
  readonly visitor: number;
  readonly key: number;
  readonly address: number;
  readonly brand: number;
  readonly method: PaymentMethod | null;
  /** Nothing is due for a trial, which stores the card. */
  readonly isTrial: boolean;
  /** Whether the captcha lets the visitor through. */
  readonly isHuman: boolean;
}

export type Action =
  | { readonly kind: 'ask'; readonly ask: Ask }
  /** Asks for the outcome of a key. */
  | { readonly kind: 'poll'; readonly ask: Ask }
  | { readonly kind: 'settle' }
  | { readonly kind: 'deliver' }
  /** Time passes. The jobs usually run, because they check twice a second. */
  | { readonly kind: 'pass'; readonly milliseconds: number; readonly isNoticed: boolean }
  /** A user with the address is created without an order. */
  | { readonly kind: 'invite'; readonly brand: number; readonly address: number }
  | { readonly kind: 'crash' }
  /** Continues what is in progress, one step for each choice. */
  | { readonly kind: 'go'; readonly choices: readonly number[] };

export interface History {
  readonly fates: readonly Fate[];
  readonly actions: readonly Action[];
}

/** Usually the first value, sometimes another. */
function mostly<T>(usual: T, ...others: readonly T[]): Arbitrary<T> {
  return oneof(
    { weight: 4, arbitrary: constant(usual) },
    { weight: others.length, arbitrary: constantFrom(...others) },
  );
}

const fate: Arbitrary<Fate> = record({
  answer: mostly<Fate['answer']>('told', 'lostBefore', 'lostAfter', 'late'),
  after: constantFrom(10 * SECOND, 4 * MINUTE, 6 * MINUTE, 3 * HOUR, 20 * HOUR),
  verdict: mostly<Fate['verdict']>('approve', 'decline', 'refuse', 'wrongAmount'),
});

const OTHER_METHODS = Object.keys(PAYMENT_METHODS)
  .filter(isPaymentMethod)
  .filter((name) => name !== DEFAULT_METHOD);

const two = nat({ max: 1 });

const ask: Arbitrary<Ask> = record({
  visitor: two,
  key: nat({ max: 2 }),
  address: two,
  brand: mostly(0, 1),
  method: mostly<Ask['method']>(DEFAULT_METHOD, ...OTHER_METHODS, null),
  isTrial: nat({ max: 6 }).map((it) => it === 6),
  isHuman: nat({ max: 9 }).map((it) => it < 9),
});

const choices = array(nat({ max: 11 }), { minLength: 1, maxLength: 14 });

const action: Arbitrary<Action> = oneof(
  { weight: 5, arbitrary: record({ kind: constant('ask' as const), ask }) },
  {
    weight: 1,
    arbitrary: record({ kind: constant('poll' as const), ask }),
  },
  { weight: 1, arbitrary: constant({ kind: 'settle' as const }) },
  { weight: 1, arbitrary: constant({ kind: 'deliver' as const }) },
  {
    weight: 1,
    arbitrary: record({
      kind: constant('invite' as const),
      brand: mostly(0, 1),
      address: two,
    }),
  },
  {
    weight: 4,
    arbitrary: record({
      kind: constant('pass' as const),
      milliseconds: constantFrom(SECOND, 20 * SECOND, 65 * SECOND, 6 * MINUTE, 2 * HOUR),
      isNoticed: mostly(true, false),
    }),
  },
  { weight: 2, arbitrary: constant({ kind: 'crash' as const }) },
  { weight: 8, arbitrary: record({ kind: constant('go' as const), choices }) },
);

/** Some minutes of a server's life, with everything that can go wrong. */
export const histories: Arbitrary<History> = record({
  fates: array(fate, { maxLength: 8 }),
  actions: array(action, { minLength: 4, maxLength: 24 }),
});
