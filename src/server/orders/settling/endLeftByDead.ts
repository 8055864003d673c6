import type { OrderDeps } from '../OrderDeps.ts';
import { endEach } from './endEach.ts';

/**
 * Ends attempts before their charge that belong to dead processes sharing the database. If a
 * process counted as dead continues, it charges nothing, because its attempt has ended. Returns how
 * many it ended.
 */
export async function endLeftByDead(deps: OrderDeps): Promise<number> {
  const { database, logger, signOfLife } = deps;
  if (signOfLife.current() === null) return 0;
  const accepted = database
    .selectFrom('attempts')
    // Ended attempts have no due time, and the index contains only attempts with one.
    .where('due_at', 'is not', null)
    .where('status', '=', 'accepted');
  const underWay = await accepted
    .select('sign_of_life')
    .distinct()
    .where('sign_of_life', 'is not', null)
    .execute();
  const dead = await signOfLife.deadOf(
    underWay.map((row) => row.sign_of_life).filter((it) => it !== null),
  );
  if (dead.length === 0) return 0;
  const left = await accepted.selectAll().where('sign_of_life', 'in', dead).execute();
  const ended = await endEach(deps, left);
  if (ended > 0) logger.warn({ orders: ended }, 'Orders of a process that died were ended');
  return ended;
}
