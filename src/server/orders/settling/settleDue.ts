import type { AttemptRow } from '../../storage/tables/PaymentTables.ts';
import type { OrderDeps } from '../OrderDeps.ts';
import { nextLookUp } from './decideOutcome.ts';
import { settleAttempt } from './settleAttempt.ts';

/** How many one round takes on, all at once: a provider that is slow holds up no others. */
const ROUND = 20;

/** Finds out what became of attempts whose call is over. Returns how many it looked at. */
export async function settleDue(deps: OrderDeps): Promise<number> {
  const due = await deps.database
    .selectFrom('attempts')
    .selectAll()
    .where('due_at', '<=', deps.clock().toISOString())
    .orderBy('due_at')
    .limit(ROUND)
    .execute();
  const settled = await Promise.all(due.map((attempt) => settle(deps, attempt)));
  return settled.filter(Boolean).length;
}

async function settle(deps: OrderDeps, attempt: AttemptRow): Promise<boolean> {
  if (!(await lease(deps, attempt))) return false;
  try {
    await settleAttempt(deps, attempt);
  } catch (err) {
    deps.logger.error({ err, attemptId: attempt.id }, 'An attempt could not be settled yet');
  }
  return true;
}

/** Puts off the next look at an attempt. Returns false where another process has just done so. */
async function lease({ clock, database }: OrderDeps, attempt: AttemptRow): Promise<boolean> {
  const now = clock();
  const since = new Date(attempt.started_at ?? attempt.created_at);
  const updated = await database
    .updateTable('attempts')
    .set({ due_at: nextLookUp(since, now).toISOString() })
    .where('id', '=', attempt.id)
    .where('due_at', '=', attempt.due_at)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
