import type { Interaction } from './measuring/observePage.ts';
import { median } from './median.ts';

/** An interaction of a page, the longest of each visit: the median and the most, in milliseconds. */
export interface SlowInteraction {
  readonly page: string;
  readonly what: string;
  readonly median: number;
  readonly most: number;
  /** In how many visits it took long enough to be told. */
  readonly visits: number;
}

/** How many of a page are told. */
const TOLD = 3;

/** Keeps which interactions of each page took longest, so that a figure above its limit says where to look. */
export class InteractionLog {
  readonly #pages = new Map<string, Map<string, number[]>>();

  /** Takes in all interactions of one visit. */
  add(page: string, interactions: readonly Interaction[]): void {
    const known = this.#pages.get(page) ?? new Map<string, number[]>();
    this.#pages.set(page, known);
    for (const [what, spans] of Map.groupBy(interactions, (it) => it.what)) {
      const most = Math.max(...spans.map(({ duration }) => duration));
      known.set(what, [...(known.get(what) ?? []), most]);
    }
  }

  /** The longest of each page, the one with the largest median first. */
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
