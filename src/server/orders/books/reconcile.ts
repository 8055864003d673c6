import type { Kysely } from 'kysely';
import { refundKey } from '../../outbox/queueRefund.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import { lookUpCharge } from '../attempts/lookUpCharge.ts';
import { namesOf } from '../numbers/orderNumberOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { type Compared, type Difference, differenceOf } from './differenceOf.ts';
import { type RefundByHand, refundsByHand } from './refundsByHand.ts';

const DAY_MS = 86_400_000;

/** How far back it looks, so that a server that was down for a day still covers everything. */
const DAYS = 3;

export interface Reconciliation {
  readonly compared: number;
  readonly differences: readonly {
    readonly attemptId: string;
    readonly orderNumber: string;
    readonly difference: Difference;
  }[];
  /** Of any age. */
  readonly toRefund: readonly RefundByHand[];
}

/**
 * Compares every charge that began one to four days ago with the provider's records: every payment
 * must have an account, and every account its payment. Logs each difference as an error, and each
 * payment that waits for a refund by a person. Asks about each method independently, because a
 * provider that does not answer takes a minute for each charge. Ends early when the server stops.
 */
export async function reconcile(
  deps: OrderDeps,
  isStopping: () => boolean = () => false,
): Promise<Reconciliation> {
  const charges = await chargesOf(deps.database, deps.clock());
  const lanes = Map.groupBy(charges, ({ attempt }) => attempt.method);
  const [toRefund, ...found] = await Promise.all([
    refundsByHand(deps, isStopping),
    ...[...lanes.values()].map((lane) => compare(deps, lane, isStopping)),
  ]);
  const compared = found.reduce((sum, lane) => sum + lane.compared, 0);
  const differences = found.flatMap((lane) => lane.differences);
  const result = { compared, differences, toRefund };
  if (compared < charges.length) {
    deps.logger.info(result, 'Not all payments were compared: the server stops');
  } else if (differences.length === 0) {
    deps.logger.info(result, 'Our payments are what the provider has on its books');
  }
  return result;
}

type Comparison = Pick<Reconciliation, 'compared' | 'differences'>;

/** Compares the charges of one method. Logs their differences without waiting for other methods. */
async function compare(
  deps: OrderDeps,
  charges: readonly Compared[],
  isStopping: () => boolean,
): Promise<Comparison> {
  let compared = 0;
  const differences: Reconciliation['differences'][number][] = [];
  for (const each of charges) {
    if (isStopping()) break;
    compared += 1;
    const found = await lookUpCharge(deps, each.attempt);
    const difference = differenceOf(each, found);
    if (difference === null) continue;
    deps.metrics.differenceFound(difference);
    differences.push({ ...namesOf(each.attempt), difference });
  }
  const result = { compared, differences };
  if (differences.length > 0) {
    deps.logger.error(result, 'Our payments are not what the provider has on its books');
  }
  return result;
}

async function chargesOf(database: Kysely<Tables>, now: Date): Promise<readonly Compared[]> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const attempts = await database
    .selectFrom('attempts')
    .selectAll()
    .where('started_at', '>=', ago(DAYS + 1))
    .where('started_at', '<', ago(1))
    .where('method', 'is not', null)
    .where('amount', '>', 0)
    .orderBy('started_at')
    .execute();
  const payments = await database
    .selectFrom('payments')
    .innerJoin('attempts', 'attempts.id', 'payments.attempt_id')
    .where('attempts.started_at', '>=', ago(DAYS + 1))
    .select(['payments.attempt_id', 'payments.state'])
    .execute();
  const refunds = await database
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('kind', '=', 'refund')
    .where('status', 'in', ['waiting', 'failed', 'byHand'])
    .execute();
  const byAttempt = new Map(payments.map((payment) => [payment.attempt_id, payment]));
  const refunding = new Set(refunds.map(({ dedupe_key }) => dedupe_key));
  return attempts.map((attempt) => ({
    attempt,
    payment: byAttempt.get(attempt.id) ?? null,
    isBeingRefunded: refunding.has(refundKey(attempt.id)),
  }));
}
