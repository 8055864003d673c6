import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PaymentRow } from '../../storage/tables/PaymentTables.ts';
import { failPayment } from '../failPayment.ts';
import type { BankPayment } from '../methods/OrderMethod.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { type Revived, revivePayment } from './revivePayment.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Asks for the outcome of a bank's payment, and stores it. Asks again later for an unknown outcome,
 * and after a fault with this payment, which does not stop the others.
 */
export async function followPayment(deps: OrderDeps, payment: BankPayment): Promise<void> {
  try {
    await storeOutcome(deps, payment);
  } catch (err) {
    deps.logger.error({ err, paymentId: payment.id }, "A bank's payment could not be looked at");
    await lookAgainLater(deps, payment);
  }
}

async function storeOutcome(deps: OrderDeps, payment: BankPayment): Promise<void> {
  const { settlement } = deps.methods[payment.method];
  if (settlement.kind !== 'followed') return;
  const word = await settlement.follow(deps, payment);
  switch (word) {
    case 'paid':
      return settle(deps, payment);
    case 'failed':
      if (await failPayment(deps, payment)) {
        const { id: paymentId, method } = payment;
        deps.logger.warn({ paymentId, method }, "A bank's payment has failed");
        return;
      }
      return payment.state === 'failed'
        ? lookAgain(deps, payment, null)
        : askOnceMore(deps, payment);
    case 'underWay':
      return waitFor(deps, payment);
    case 'unknown':
      // The provider could not be reached, so it is asked again, whatever the reason for asking
      // was.
      return lookAgainLater(deps, payment);
    default:
      return unreachable(word);
  }
}

/** Asks again when the provider can be expected to be there. */
async function lookAgainLater(deps: OrderDeps, payment: PaymentRow): Promise<void> {
  await lookAgain(deps, payment, HOUR_MS);
}

/**
 * Sets the time of the next look; null for none. Whatever has changed the payment's state meanwhile,
 * such as a refund by support, has set its own.
 */
async function lookAgain(
  { clock, database }: OrderDeps,
  { id, state }: PaymentRow,
  inMs: number | null,
): Promise<void> {
  const look_at = inMs === null ? null : new Date(clock().getTime() + inMs).toISOString();
  await database
    .updateTable('payments')
    .set({ look_at })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

/**
 * The payment has changed since it was read, by a refund or by another answer. Which answer is newer
 * is not known, so the next one decides.
 */
async function askOnceMore({ clock, database }: OrderDeps, { id }: PaymentRow): Promise<void> {
  const look_at = new Date(clock().getTime() + MINUTE_MS).toISOString();
  await database.updateTable('payments').set({ look_at }).where('id', '=', id).execute();
}

/** The bank has yet to pay, or a mandate that was kept is valid. */
async function waitFor(deps: OrderDeps, payment: PaymentRow): Promise<void> {
  const { state, transaction_id } = payment;
  if (state !== 'failed') return lookAgain(deps, payment, state === 'submitted' ? DAY_MS : null);
  const tomorrow = new Date(deps.clock().getTime() + DAY_MS).toISOString();
  const isKept = transaction_id === null;
  await revive(deps, payment, {
    state: isKept ? 'kept' : 'submitted',
    look_at: isKept ? null : tomorrow,
    settled_at: null,
  });
}

/** A payment that stays failed needs no further look. Whatever changes it comes with a hint. */
async function revive(deps: OrderDeps, payment: PaymentRow, revived: Revived): Promise<void> {
  if (!(await revivePayment(deps, payment, revived))) await lookAgain(deps, payment, null);
}

async function settle(deps: OrderDeps, payment: PaymentRow): Promise<void> {
  const { clock, database } = deps;
  const { id, settled_at, state } = payment;
  if (state === 'failed') {
    const now = clock().toISOString();
    return revive(deps, payment, { state: 'captured', look_at: null, settled_at: now });
  }
  const { numUpdatedRows } = await database
    .updateTable('payments')
    .set({ state: 'captured', look_at: null, settled_at: settled_at ?? clock().toISOString() })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await askOnceMore(deps, payment);
}
