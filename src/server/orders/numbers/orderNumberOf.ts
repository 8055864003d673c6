import { createHash } from 'node:crypto';
import { orderNumberFrom } from '../../../core/rules/orders/orderNumber.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';

/** How often a number is drawn anew for one order before something else must be wrong. */
export const TRIES = 5;

type Numbered = Pick<AttemptRow, 'id' | 'order_number'>;

/**
 * Draws an order number from an attempt's id, which is random: the same one for the same id and try.
 * The number tells nothing of the id. Another try draws another number, where the first is taken.
 */
export function drawOrderNumber(attemptId: string, tries = 0): string {
  return orderNumberFrom(createHash('sha256').update(`${attemptId}/${tries}`).digest());
}

/**
 * Returns what people call an order. One that a process of the version before has stored is called
 * by what it is numbered with a little later.
 */
export function orderNumberOf({ id, order_number }: Numbered): string {
  return order_number ?? drawOrderNumber(id);
}

/** Returns the names of an order that logs and reports use: ours and the one that people know. */
export function namesOf(attempt: Numbered): {
  readonly attemptId: string;
  readonly orderNumber: string;
} {
  return { attemptId: attempt.id, orderNumber: orderNumberOf(attempt) };
}
