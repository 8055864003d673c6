import type { XastElement } from 'svgo';
import type { Declaration, StyleRule } from './declarations.ts';

/** A drawing program writes a few rules of each class. Each is compared with all its elements. */
const MOST_ALIKE = 200;

/** The rules of a drawing, found by what they are for. */
export interface Sheet {
  /** What each rule for an element declares; later ones win over earlier ones. */
  readonly rulesFor: (element: XastElement) => readonly (readonly Declaration[])[];
}

/** Returns rules as a sheet; null if it has more for one kind of element than a drawing needs. */
export function sheetOf(rules: readonly StyleRule[]): Sheet | null {
  const parsed = rules.map(({ declarations, selector }, order) => {
    // '.a.b' becomes '.a' and '.b'.
    const parts = selector.split(/(?=[.#])/);
    return { declarations, order, parts, weight: weightOf(parts) };
  });
  const found = Map.groupBy(parsed, ({ parts }) => parts.at(-1) ?? '');
  for (const alike of found.values()) {
    const declared = alike.reduce((sum, { declarations }) => sum + declarations.length, 0);
    if (alike.length > MOST_ALIKE || declared > MOST_ALIKE) return null;
  }
  return {
    rulesFor: ({ attributes, name }) => {
      const classes = (attributes['class'] ?? '').split(/\s+/).map((it) => `.${it}`);
      const own = new Set(['*', name, ...classes, `#${attributes['id'] ?? ''}`]);
      return [...own]
        .flatMap((it) => found.get(it) ?? [])
        .filter(({ parts }) => parts.every((it) => own.has(it)))
        .toSorted((one, other) => one.weight - other.weight || one.order - other.order)
        .map(({ declarations }) => declarations);
    },
  };
}

/** An id outweighs any number of classes, and a class any name. */
function weightOf(parts: readonly string[]): number {
  const count = (sign: string) => parts.filter((it) => it.startsWith(sign)).length;
  const names = parts.some((it) => /^\w/.test(it)) ? 1 : 0;
  return count('#') * 1e8 + count('.') * 10 + names;
}
