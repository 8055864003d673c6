import type { Figures, Round } from './figures.ts';

/** Something that is measured once a round. */
export interface Subject<Name extends string> {
  readonly name: string;
  readonly measure: () => Promise<Figures<Name>>;
}

/** After so many rounds without a figure there will be none: each failure waits for a minute. */
const MOST_FAILURES = 2;

/**
 * Measures all subjects by turns, so that what slows the machine down meets each of them. One that fails in
 * its first two rounds is left out of the others.
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

/** The first line of what an error says. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}
