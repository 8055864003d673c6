/** Samples of the server at an interval of 15 seconds, in promtool's notation: `0x4 3x20`. */
export type Series = Readonly<Record<string, string>>;

/** What a rule decides about a situation. */
export interface AlertCase {
  readonly alert: string;
  /** The situation, which the title of the test says. */
  readonly when: string;
  readonly series: Series;
  /** The time to look, such as '5m'. */
  readonly at: string;
  /** The labels that the alert fires with; null when it must not fire. */
  readonly fires: Readonly<Record<string, string>> | null;
}

/** A situation that needs someone. */
export function fires(
  alert: string,
  when: string,
  series: Series,
  at: string,
  labels: AlertCase['fires'] = {},
): AlertCase {
  return { alert, when, series, at, fires: labels };
}

/** A situation that does not, or not yet. */
export function isQuiet(alert: string, when: string, series: Series, at: string): AlertCase {
  return { alert, when, series, at, fires: null };
}
