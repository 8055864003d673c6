import type { BenchPage } from './BenchPage.ts';
import type { Figures, Outcome } from './figures.ts';

/** The limits for our pages, by kind. */
export const PAGE_LIMITS = {
  free: { lcp: 1.1, validates: 1, usable: 1, blocking: 150, interaction: 50 },
  paid: { lcp: 1.1, validates: 1, usable: 1.25, blocking: 250, interaction: 50 },
} as const;

/**
 * A figure beside its limit. `found` is null when it, or what it is compared with, was not
 * measured.
 */
export interface Verdict {
  readonly found: number | null;
  readonly limit: number;
  readonly holds: boolean | null;
}

export type Verdicts = Readonly<Record<keyof (typeof PAGE_LIMITS)['free'], Verdict>>;

/** What a page is compared with: its own HTML without script, and the page written by hand. */
export interface Bases {
  readonly withoutScript: Outcome;
  readonly byHand: Outcome;
}

/** Compares a page's figures with the limits of its kind. Null for a page that is not ours. */
export function judgePage(
  kind: BenchPage['kind'],
  outcome: Outcome,
  { withoutScript, byHand }: Bases,
): Verdicts | null {
  if (kind !== 'free' && kind !== 'paid') return null;
  const limits = PAGE_LIMITS[kind];
  const figure = (of: Outcome, name: keyof Figures) => (of.ran ? of.figures[name] : null);
  return {
    lcp: verdict(ratio(figure(outcome, 'lcp'), figure(withoutScript, 'lcp')), limits.lcp),
    validates: verdict(
      ratio(figure(outcome, 'validates'), figure(byHand, 'validates')),
      limits.validates,
    ),
    usable: verdict(ratio(figure(outcome, 'usable'), figure(byHand, 'validates')), limits.usable),
    blocking: verdict(figure(outcome, 'blocking'), limits.blocking),
    interaction: verdict(figure(outcome, 'interaction'), limits.interaction),
  };
}

/** Null when either was not measured, or the base is zero. */
export function ratio(figure: number | null, base: number | null): number | null {
  return figure === null || base === null || base === 0 ? null : figure / base;
}

/** Compares rounded figures, as printed: 1.004 counts as 1.00, and passes. */
function verdict(found: number | null, limit: number): Verdict {
  const holds = found === null ? null : Math.round(found * 100) / 100 <= limit;
  return { found, limit, holds };
}
