import type { JsonValue } from '../../../core/brand/JsonValue.ts';

/** Formats a value on one line, cut at `longest` characters. Says that null removes the setting. */
export function shownValue(value: JsonValue | undefined, longest: number): string {
  if (value === null) return '(removed)';
  if (value === undefined) return '(not set)';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
