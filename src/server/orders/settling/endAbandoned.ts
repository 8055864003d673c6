import type { OrderDeps } from '../OrderDeps.ts';
import { endEach } from './endEach.ts';

/**
 * Ends the attempts that an earlier process left before their charge. No process continues them,
 * and each blocks its address for everyone. Only for a process that has the database to itself,
 * because another process's attempts look the same. Returns how many it ended.
 */
export async function endAbandoned(deps: OrderDeps, startedAt: Date): Promise<number> {
  const abandoned = await deps.database
    .selectFrom('attempts')
    .selectAll()
    .where('status', '=', 'accepted')
    .where('created_at', '<', startedAt.toISOString())
    .execute();
  return endEach(deps, abandoned);
}
