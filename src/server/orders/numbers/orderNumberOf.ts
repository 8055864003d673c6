import { createHash } from 'node:crypto';
import { orderNumberFrom } from '../../../core/rules/orders/orderNumber.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';

/** How many numbers are tried for one order. If all are taken, something else must be wrong. */
export const TRIES = 5;

type Numbered = Pick<AttemptRow, 'id' | 'order_number'>;

/**
 * Derives an order number from an attempt's id, which is random: the same id and try give the same
 * number. The number does not reveal the id. Another try gives another number, for when the first
 * is taken.
 */
export function drawOrderNumber(attemptId: string, tries = 0): string {
  return orderNumberFrom(createHash('sha256').update(`${attemptId}/${tries}`).digest());
}

/**
 * Returns the number of an order. For one that a process of the previous version stored, returns
 * the number that it will get shortly.
 */
export function orderNumberOf({ id, order_number }: Numbered): string {
  return order_number ?? drawOrderNumber(id);
}

/** Returns the names of an order in logs and reports: our id, and the number that people know. */
export function namesOf(attempt: Numbered): {
  readonly attemptId: string;
  readonly orderNumber: string;
} {
  return { attemptId: attempt.id, orderNumber: orderNumberOf(attempt) };
}
