import type { Figures, Round } from './figures.ts';

/** Something to measure once in each round. */
export interface Subject<Name extends string> {
  readonly name: string;
  readonly measure: () => Promise<Figures<Name>>;
}

/** After this many failed rounds a subject is dropped, because each failure waits for a minute. */
const MOST_FAILURES = 2;

/**
 * Measures all subjects in turns, so that a slow phase of the machine affects them all. Drops a
 * subject that fails in its first two rounds.
 */
export async function runRounds<Name extends string>(
  subjects: readonly Subject<Name>[],
  count: number,
  tell: (line: string) => void,
): Promise<ReadonlyMap<string, readonly Round<Name>[]>> {
  const rounds = new Map<string, Round<Name>[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 1; round <= count; round++) {
    for (const { name, measure } of subjects) {
      const known = rounds.get(name) ?? [];
      if (known.length === MOST_FAILURES && known.every(({ ran }) => !ran)) continue;
      const found = await measure().then(
        (figures): Round<Name> => ({ ran: true, figures }),
        (error: unknown): Round<Name> => ({ ran: false, why: reasonOf(error) }),
      );
      tell(`${round} of ${count}: ${name}${found.ran ? '' : `: ${found.why}`}`);
      known.push(found);
    }
  }
  return rounds;
}

/** The first line of an error's message. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}
