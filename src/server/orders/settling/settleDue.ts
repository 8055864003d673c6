import { inTransaction } from '../../storage/inTransaction.ts';
import { keptQuery } from '../../storage/keptQuery.ts';
import { skipTaken } from '../../storage/skipTaken.ts';
import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import { namesOf } from '../numbers/orderNumberOf.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { nextLookUp } from './decideOutcome.ts';
import { settleAttempt } from './settleAttempt.ts';

/**
 * The most for one round. They run at the same time, so that a slow provider does not delay the
 * others.
 */
const ROUND = 20;

/** Resolves attempts whose call has ended. Returns how many it checked. */
export async function settleDue(deps: OrderDeps): Promise<number> {
  const due = await takeDue(deps);
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

const dueBy = keptQuery((database, { now }: { readonly now: string }) =>
  database.selectFrom('attempts').select('id').where('due_at', '<=', now).limit(1),
);

/**
 * Claims the attempts that are due by postponing their next check, so that no other process takes
 * them. When none is due, no transaction begins.
 */
async function takeDue({ clock, database }: OrderDeps): Promise<readonly AttemptRow[]> {
  if ((await dueBy.first(database, { now: clock().toISOString() })) === undefined) return [];
  return inTransaction(database, async (transaction) => {
    const now = clock();
    const due = await transaction
      .selectFrom('attempts')
      .selectAll()
      .where('due_at', '<=', now.toISOString())
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
