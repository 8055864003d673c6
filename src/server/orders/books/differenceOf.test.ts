import { expect, it } from 'vitest';
import type { AttemptRow, PaymentRow } from '../../storage/tables/PaymentTables.ts';
import type { LookedUp } from '../methods/LookedUp.ts';
import { differenceOf } from './differenceOf.ts';

const ATTEMPT: AttemptRow = {
  id: 'attempt',
  order_number: null,
  brand_id: 'slotbook',
  session_id: 'session',
  idempotency_key: 'key',
  request_hash: 'hash',
  kind: 'signUp',
  signup_type: 'paid',
  payment_account: 'software-us',
  method: 'CC',
  amount: 5900,
  currency: 'USD',
  mandate_id: null,
  billing_request_id: null,
  sign_of_life: null,
  link_hash: null,
  status: 'succeeded',
  prepared: null,
  billing_calls: 0,
  user_id: 'user',
  transaction_id: 'tx',
  response_status: 200,
  response_body: '{}',
  created_at: '2026-11-21T09:00:00.000Z',
  started_at: '2026-11-21T09:00:00.000Z',
  due_at: null,
  finished_at: '2026-11-21T09:00:01.000Z',
};

type Found = Extract<LookedUp, { kind: 'found' }>['transaction'];

function found(state: Found['state'], amount: Found['amount'] = { amount: 5900, currency: 'USD' }) {
  return { kind: 'found', transaction: { id: 'tx', state, amount, method: null } } as const;
}

const NONE = { kind: 'none' } as const;
const UNKNOWN = { kind: 'unknown', cause: new Error('No answer') } as const;
const FAILED = { ...ATTEMPT, status: 'failed' } as const;

it.each<[string, LookedUp, AttemptRow, PaymentRow['state'] | null, string | null]>([
  ['a capture with its account', found('captured'), ATTEMPT, 'captured', null],
  ['an account without a capture', found('held'), ATTEMPT, 'held', 'notCaptured'],
  ['an account whose money was let go', found('voided'), ATTEMPT, 'captured', 'notPaid'],
  ['an account without any money', NONE, ATTEMPT, 'captured', 'notPaid'],
  ['a payment that is known to have failed', found('ended'), ATTEMPT, 'failed', null],
  ['a payment that was refunded', found('returned'), ATTEMPT, 'failed', null],
  ['a payment that had failed, and is paid', found('captured'), ATTEMPT, 'failed', 'paidAfterAll'],
  ['less money', found('captured', { amount: 1, currency: 'USD' }), ATTEMPT, 'held', 'otherAmount'],
  ['money of no currency of ours', found('captured', null), ATTEMPT, 'held', 'otherAmount'],
  ['a decline', found('ended'), FAILED, null, null],
  ['a void', found('voided'), FAILED, null, null],
  ['a sale that never was', NONE, FAILED, null, null],
  ['a hold without an account', found('held'), FAILED, null, 'notReleased'],
  ['a capture without an account', found('captured'), FAILED, null, 'notReleased'],
  ['a refund without an account', found('returned'), FAILED, null, null],
  ['an account that people refunded at the provider', found('returned'), ATTEMPT, 'captured', null],
  ['a provider that does not say', UNKNOWN, ATTEMPT, 'captured', 'notKnown'],
  [
    'an attempt that is not over',
    NONE,
    { ...ATTEMPT, status: 'started', finished_at: null },
    null,
    'notFinished',
  ],
])('%s', (_, looked, attempt, state, difference) => {
  const payment = state === null ? null : { state };

  expect(differenceOf({ attempt, isBeingRefunded: false, payment }, looked)).toBe(difference);
});

it('a payment that is being refunded is no difference yet', () => {
  const compared = {
    attempt: ATTEMPT,
    isBeingRefunded: true,
    payment: { state: 'failed' },
  } as const;

  expect(differenceOf(compared, found('captured'))).toBeNull();
});
