import type { OrderDeps } from '../OrderDeps.ts';
import { endEach } from './endEach.ts';

/**
 * Ends the attempts before their charge of processes that share the database and are dead. One that was
 * taken for dead and goes on charges nothing: its attempt is over then. Returns how many it ended.
 */
export async function endLeftByDead(deps: OrderDeps): Promise<number> {
  const { database, logger, signOfLife } = deps;
  if (signOfLife.current() === null) return 0;
  const accepted = database
    .selectFrom('attempts')
    // Those that are over have none, and the index has only those that have one.
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
