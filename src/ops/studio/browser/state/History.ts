/** A value with its earlier versions and those undone, the nearest last. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** How many steps can be undone. */
const DEEPEST = 200;

export function historyOf<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/**
 * Moves on to a value. A value that continues the last step (typing in the same field) extends that
 * step.
 */
export function advance<T>(history: History<T>, present: T, isSameStep: boolean): History<T> {
  if (isSameStep && history.past.length > 0) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-DEEPEST), present, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [...history.future, history.present],
  };
}

export function redo<T>(history: History<T>): History<T> {
  const present = history.future.at(-1);
  if (present === undefined) return history;
  return {
    past: [...history.past, history.present],
    present,
    future: history.future.slice(0, -1),
  };
}
