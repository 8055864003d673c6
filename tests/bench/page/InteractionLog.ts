import type { Interaction } from './measuring/observePage.ts';
import { median } from './median.ts';

/**
 * One of the longest interactions of a page, over all visits: the median and the maximum, in
 * milliseconds.
 */
export interface SlowInteraction {
  readonly page: string;
  readonly what: string;
  readonly median: number;
  readonly most: number;
  /** In how many visits it was slow enough to be reported. */
  readonly visits: number;
}

/** How many are reported for each page. */
const TOLD = 3;

/**
 * Collects the slowest interactions of each page, so that a figure above its limit shows where to
 * look.
 */
export class InteractionLog {
  readonly #pages = new Map<string, Map<string, number[]>>();

  /** Adds all interactions of one visit. */
  add(page: string, interactions: readonly Interaction[]): void {
    const known = this.#pages.get(page) ?? new Map<string, number[]>();
    this.#pages.set(page, known);
    for (const [what, spans] of Map.groupBy(interactions, (it) => it.what)) {
      const most = Math.max(...spans.map(({ duration }) => duration));
      known.set(what, [...(known.get(what) ?? []), most]);
    }
  }

  /** Returns the slowest of each page, the one with the largest median first. */
  slowest(): readonly SlowInteraction[] {
    return [...this.#pages].flatMap(([page, known]) =>
      [...known]
        .map(([what, spans]) => ({
          page,
          what,
          median: median(spans) ?? 0,
          most: Math.max(...spans),
          visits: spans.length,
        }))
        .toSorted((a, b) => b.median - a.median || b.most - a.most)
        .slice(0, TOLD),
    );
  }
}
