const LONGEST = 60;

/** A value as a message shows it: as JSON, cut where it is long. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'object' && value !== null) return 'An object';
  // '1e999' was read as infinity: the line below the message shows it as it is written.
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
    return 'This number';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…"` : text;
}
