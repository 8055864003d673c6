/** A piece of work that may have to wait for others, by their names. */
export interface Work {
  readonly name: string;
  readonly needs: readonly string[];
}

/**
 * Runs `works` in this many lanes: each lane takes the first work that need not wait. Ignores names
 * that are not in `works`. Throws what `run` throws, and for works that wait for each other in a
 * cycle.
 */
export async function runInLanes<W extends Work>(
  works: readonly W[],
  lanes: number,
  run: (work: W) => Promise<void>,
): Promise<void> {
  const waiting = [...works];
  const left = new Set(works.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((name) => !left.has(name)));
    const work = running.size < lanes && next !== -1 ? waiting.splice(next, 1)[0] : undefined;
    if (work === undefined) {
      if (running.size === 0) throw new Error(`Each of these waits for another: ${names(waiting)}`);
      await Promise.race(running);
      continue;
    }
    const done = run(work).finally(() => {
      left.delete(work.name);
      running.delete(done);
    });
    running.add(done);
  }
}

const names = (works: readonly Work[]) => works.map(({ name }) => name).join(', ');
