import { valuesBy } from '../../../src/core/fields/valuesBy.ts';
import type { Outcome, Round } from './figures.ts';
import { median } from './median.ts';

/**
 * Medians over the rounds that succeeded. A page without one has the reason of its first round, and
 * no figures.
 */
export function outcomeOf<Name extends string>(
  names: readonly Name[],
  rounds: readonly Round<Name>[],
): Outcome<Name> {
  const all = rounds.flatMap((it) => (it.ran ? [it.figures] : []));
  if (all.length === 0) {
    const [why = 'it was not visited'] = rounds.flatMap((it) => (it.ran ? [] : [it.why]));
    return { ran: false, why };
  }
  const figures = valuesBy(names, (name) => median(all.map((it) => it[name])));
  return { ran: true, figures, rounds: all.length, failed: rounds.length - all.length };
}
