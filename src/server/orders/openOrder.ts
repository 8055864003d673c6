import type { Kysely } from 'kysely';
import { ensureSessionRow } from '../storage/ensureSessionRow.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import { keptQuery } from '../storage/keptQuery.ts';
import type { AttemptRow, ClaimRow } from '../storage/tables/PaymentTables.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { claimSubject } from './attempts/claimSubject.ts';
import { findAttempt, readAttempt } from './attempts/findAttempt.ts';
import { linkHash } from './attempts/linkHash.ts';
import { drawOrderNumber, TRIES } from './numbers/orderNumberOf.ts';
import type { Order } from './Order.ts';
import type { OrderDeps } from './OrderDeps.ts';

/** How long an attempt may take before its payment is requested. A longer one is ended. */
const ADMISSION_MS = 60_000;

export type Opened =
  | { readonly kind: 'opened'; readonly attempt: AttemptRow }
  /** The key was already used, possibly a moment ago. */
  | { readonly kind: 'known'; readonly attempt: AttemptRow }
  /** Another attempt is in progress for the same address or account. */
  | { readonly kind: 'claimed'; readonly by: AttemptRow }
  /** Another order is being paid with the same mandate. */
  | { readonly kind: 'mandateClaimed' };

class ClaimTaken extends Error {
  readonly by: AttemptRow;

  constructor(by: AttemptRow) {
    super();
    this.by = by;
  }
}

class MandateTaken extends Error {}

const insertUnlessThere = keptQuery((database, { attempt }: { readonly attempt: AttemptRow }) =>
  database
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.doNothing()),
);

const insertClaim = keptQuery((database, { row }: { readonly row: ClaimRow }) =>
  database
    .insertInto('claims')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'subject'])
        .doUpdateSet((is) => ({ attempt_id: is.ref('claims.attempt_id') })),
    )
    .returning('attempt_id'),
);

/**
 * Stores the attempt and its claim, both or neither, in the first transaction. Stores no personal
 * data yet.
 */
export async function openOrder(deps: OrderDeps, order: Order): Promise<Opened> {
  const drawn = attemptRow(deps, order);
  try {
    return await inTransaction(deps.database, async (transaction): Promise<Opened> => {
      const now = deps.clock();
      await ensureSessionRow(transaction, order.session, { brandId: order.brandId, now });
      const attempt = await insertUnlessKnown(transaction, order, drawn);
      if (attempt.id !== drawn.id) return { kind: 'known', attempt };
      const holder = await claim(transaction, attempt, claimSubject(order.claim));
      if (holder !== null) throw new ClaimTaken(await readAttempt(transaction, holder));
      await claimMandate(transaction, attempt);
      return { kind: 'opened', attempt };
    });
  } catch (error) {
    if (error instanceof MandateTaken) return { kind: 'mandateClaimed' };
    if (error instanceof ClaimTaken) return { kind: 'claimed', by: error.by };
    throw error;
  }
}

/**
 * Returns the attempt with this key: an existing one, or this one after inserting it. When its
 * number belongs to another order, it gets another number.
 */
async function insertUnlessKnown(
  transaction: Kysely<Tables>,
  { key, session }: Order,
  drawn: AttemptRow,
): Promise<AttemptRow> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = await findAttempt(transaction, session.id, key);
    if (known !== null) return known;
    const attempt = { ...drawn, order_number: drawOrderNumber(drawn.id, tries) };
    if ((await insertUnlessThere.changed(transaction, { attempt })) === 1) return attempt;
  }
  throw new Error(`Attempt ${drawn.id} found no number that is free`);
}

/**
 * Claims what an order is for. Returns the attempt that has the claim; null when it is now this
 * one. Uses one statement, which waits for a transaction that takes or releases the claim at the
 * same moment. A separate query after a failed claim could find it free again.
 */
async function claim(
  transaction: Kysely<Tables>,
  { brand_id, id }: AttemptRow,
  subject: string,
): Promise<string | null> {
  const row = { brand_id, subject, attempt_id: id };
  const { attempt_id: holder } = await insertClaim.one(transaction, { row });
  return holder === id ? null : holder;
}

/**
 * Claims the mandate, because two simultaneous orders would each find it unused. Throws
 * MandateTaken.
 */
async function claimMandate(transaction: Kysely<Tables>, attempt: AttemptRow): Promise<void> {
  const { billing_request_id: requestId } = attempt;
  if (requestId === null) return;
  const holder = await claim(transaction, attempt, `mandate/${requestId}`);
  if (holder !== null) throw new MandateTaken();
}

function attemptRow({ clock, newId, signOfLife }: OrderDeps, order: Order): AttemptRow {
  const now = clock();
  const { instrument } = order;
  return {
    id: newId(),
    order_number: null,
    brand_id: order.brandId,
    session_id: order.session.id,
    idempotency_key: order.key,
    request_hash: order.requestHash,
    link_hash: order.linkEmail === null ? null : linkHash(order.linkEmail),
    kind: order.kind,
    signup_type: order.signupType,
    payment_account: order.paymentAccount,
    method: instrument?.method ?? null,
    amount: order.amount.amount,
    currency: order.amount.currency,
    mandate_id: null,
    billing_request_id: instrument?.kind === 'mandate' ? instrument.billingRequestId : null,
    sign_of_life: signOfLife.current(),
    status: 'accepted',
    prepared: null,
    billing_calls: 0,
    user_id: null,
    transaction_id: null,
    response_status: null,
    response_body: null,
    created_at: now.toISOString(),
    started_at: null,
    due_at: new Date(now.getTime() + ADMISSION_MS).toISOString(),
    finished_at: null,
  };
}
