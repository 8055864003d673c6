import type { PaymentResponse, SignupResponse } from '../../../core/contract/generated/calls.ts';
import type { PlacedOrder } from '../../../core/contract/generated/session.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import { methodOf } from '../methods/methodOf.ts';
import { orderNumberOf } from '../numbers/orderNumberOf.ts';
import type { PreparedOrder } from '../PreparedOrder.ts';
import { findPlacedOrder, type PlacedAttempt, type PlacedBy } from './findPlacedOrder.ts';
import { isForBuyer, type PageVisitor } from './isForBuyer.ts';

type OrderData = SignupResponse['data'] | PaymentResponse['data'];

export interface OrderAsked extends Omit<PlacedBy, 'now'> {
  /** The kinds of order that the page shows. */
  readonly kinds: readonly AttemptRow['kind'][];
  readonly visitor: PageVisitor;
}

/**
 * Returns what a page shows of its session's placed order; null when there is none, and when the
 * page's link is for someone else.
 */
export async function placedOrder(
  deps: Pick<ServerDeps, 'clock' | 'database' | 'methods'>,
  { kinds, visitor, ...by }: OrderAsked,
): Promise<PlacedOrder | null> {
  const placed = await findPlacedOrder(deps.database, { ...by, now: deps.clock() });
  if (placed === null || !kinds.includes(placed.attempt.kind)) return null;
  if (!isForBuyer(placed.buyer, placed.attempt, visitor)) return null;
  if (placed.attempt.status !== 'succeeded') return pending(deps, placed);
  // A visitor who opens another deal after an order wants that one. An order in progress still
  // takes precedence.
  const isOtherDeal = visitor.dealId !== null && visitor.dealId !== placed.buyer.dealId;
  return isOtherDeal ? null : done(deps, placed);
}

function done(
  deps: Pick<ServerDeps, 'methods'>,
  { attempt, buyer, signedInUserId }: PlacedAttempt,
): PlacedOrder {
  const data: OrderData = JSON.parse(attempt.response_body ?? '{}').data;
  const completion = 'completion' in data ? data.completion : 'upgraded';
  // Signing in starts a new session, because another person may know the earlier session's cookie.
  if (completion !== 'activationEmail' && attempt.user_id !== signedInUserId) {
    return { ...UNTOLD, state: completion };
  }
  const isActive = completion === 'activationEmail' && buyer.status === 'active';
  return {
    ...detailsOf(deps, attempt, data),
    state: isActive ? 'activeAccount' : completion,
    email: buyer.details.email,
    redirectUrl: data.redirectUrl,
    timeZone: buyer.timeZone,
  };
}

/** Contains no details of the buyer, because nobody is signed in until the account exists. */
function pending(deps: Pick<ServerDeps, 'methods'>, { attempt }: PlacedAttempt): PlacedOrder {
  const prepared: PreparedOrder = JSON.parse(attempt.prepared ?? 'null');
  return { ...UNTOLD, ...detailsOf(deps, attempt, prepared.answer.data) };
}

const UNTOLD: PlacedOrder = {
  state: 'pending',
  email: '',
  amountPaid: null,
  awaitsBank: false,
  paidWith: null,
  reference: null,
  order: null,
  redirectUrl: null,
  timeZone: 'UTC',
};

function detailsOf(
  { methods }: Pick<ServerDeps, 'methods'>,
  attempt: AttemptRow,
  data: OrderData,
): Pick<PlacedOrder, 'amountPaid' | 'awaitsBank' | 'order' | 'paidWith' | 'reference'> {
  const told = { reference: orderNumberOf(attempt), order: data.order ?? null };
  const method = attempt.method && methodOf(methods, attempt.method);
  // A page of this release has no words for a payment by a method of another one.
  if (attempt.method !== null && method === null) {
    return { ...told, amountPaid: null, awaitsBank: false, paidWith: null };
  }
  return {
    ...told,
    amountPaid: data.totalAmountPaid ?? null,
    awaitsBank: method?.settlement.kind === 'followed',
    // Absent in an order from an earlier release.
    paidWith: data.paidWith ?? null,
  };
}
