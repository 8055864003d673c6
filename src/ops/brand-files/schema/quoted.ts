import { lettersOf } from '../problem/letters.ts';

const LONGEST = 60;

/** Formats a value for a message: as JSON, cut when it is long. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'object' && value !== null) return 'An object';
  // JSON.parse reads '1e999' as infinity. The line below the message shows it as written.
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
    return 'This number';
  const text = JSON.stringify(value) ?? 'nothing';
  const characters = lettersOf(text);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…"` : text;
}
