/** Why a link cannot be made, in a sentence for the person who runs the command. */
export class LinkProblem extends Error {
  override readonly name = 'LinkProblem';
}

/** A day, or a moment of one. Date itself also reads other texts, in ways that nobody expects. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Returns the moment until which a link works, as stored; null when none is given. A day alone
 * includes all of that day. Without a zone it is UTC, whatever the zone of this machine. Throws
 * LinkProblem.
 */
export function endOf(expires: string | undefined, now: Date): string | null {
  if (expires === undefined) return null;
  const [, day, time = 'T23:59:59.999', zone = 'Z'] = MOMENT.exec(expires) ?? [];
  const date = new Date(`${day}${time}${zone}`);
  // Date takes the 30th of February for a day in March.
  if (day === undefined || Number.isNaN(date.getTime()) || !isDay(day)) {
    throw new LinkProblem(`'${expires}' is no date. Write one such as 2027-01-31.`);
  }
  if (date > now) return date.toISOString();
  throw new LinkProblem(`'${expires}' is over. Write a later date.`);
}

function isDay(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Returns an id that must exist; null when none is given. Throws LinkProblem. */
export function knownId(
  what: string,
  id: string | undefined,
  known: readonly { readonly id: string }[],
): string | null {
  if (id === undefined) return null;
  if (known.some((one) => one.id === id)) return id;
  const ids = known.map((one) => one.id).join(', ') || 'none';
  throw new LinkProblem(`There is no ${what} '${id}'. There are: ${ids}.`);
}
