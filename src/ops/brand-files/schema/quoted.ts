const LONGEST = 60;

/** A value as a message shows it: as JSON, cut where it is long. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'object' && value !== null) return 'An object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…"` : text;
}
