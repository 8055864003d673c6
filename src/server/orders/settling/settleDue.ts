import type { Kysely } from 'kysely';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { keptQuery } from '../../storage/keptQuery.ts';
import { skipTaken } from '../../storage/skipTaken.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import type { OrderMethods } from '../methods/OrderMethod.ts';
import { namesOf } from '../numbers/orderNumberOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { nextLookUp } from './decideOutcome.ts';
import { settleAttempt } from './settleAttempt.ts';

/**
 * The most for one round. They run at the same time, so that a slow provider does not delay the
 * others.
 */
const ROUND = 20;

/** The method of an attempt; null when nothing is paid. */
type Lane = AttemptRow['method'];

/**
 * Lists the lanes of attempts, which are settled independently: methods have different providers, and
 * one that does not answer must not delay the orders of another.
 */
export function settlingLanes(methods: OrderMethods): readonly Lane[] {
  // The registry's keys are exactly the methods.
  return [null, ...(Object.keys(methods) as PaymentMethod[])];
}

/** Resolves attempts whose call has ended, in all lanes. Returns how many it checked. */
export async function settleDue(deps: OrderDeps): Promise<number> {
  let checked = 0;
  for (const lane of settlingLanes(deps.methods)) checked += await settleIn(deps, lane);
  return checked;
}

/** The same in one lane. */
export async function settleIn(deps: OrderDeps, lane: Lane): Promise<number> {
  const due = await takeDue(deps, lane);
  await Promise.all(due.map((attempt) => settle(deps, attempt)));
  return due.length;
}

async function settle(deps: OrderDeps, attempt: AttemptRow): Promise<void> {
  try {
    await settleAttempt(deps, attempt);
  } catch (err) {
    deps.logger.error({ err, ...namesOf(attempt) }, 'An attempt could not be settled yet');
  }
}

interface Due {
  readonly method: PaymentMethod;
  readonly now: string;
}

const dueBy = keptQuery((database, { method, now }: Due) =>
  database
    .selectFrom('attempts')
    .select('id')
    .where('due_at', '<=', now)
    .where('method', '=', method)
    .limit(1),
);

const dueUnpaid = keptQuery((database, { now }: Pick<Due, 'now'>) =>
  database
    .selectFrom('attempts')
    .select('id')
    .where('due_at', '<=', now)
    .where('method', 'is', null)
    .limit(1),
);

function isAnyDue(database: Kysely<Tables>, method: Lane, now: string) {
  return method === null
    ? dueUnpaid.first(database, { now })
    : dueBy.first(database, { now, method });
}

/**
 * Claims the attempts that are due by postponing their next check, so that no other process takes
 * them. When none is due, no transaction begins.
 */
async function takeDue({ clock, database }: OrderDeps, lane: Lane): Promise<readonly AttemptRow[]> {
  if ((await isAnyDue(database, lane, clock().toISOString())) === undefined) return [];
  return inTransaction(database, async (transaction) => {
    const now = clock();
    const due = await transaction
      .selectFrom('attempts')
      .selectAll()
      .where('due_at', '<=', now.toISOString())
      .where('method', lane === null ? 'is' : '=', lane)
      .orderBy('due_at')
      .limit(ROUND)
      .modifyEnd(skipTaken(transaction))
      .execute();
    for (const { created_at, id, started_at } of due) {
      const since = new Date(started_at ?? created_at);
      await transaction
        .updateTable('attempts')
        .set({ due_at: nextLookUp(since, now).toISOString() })
        .where('id', '=', id)
        .execute();
    }
    return due;
  });
}
