/** Why a link cannot be made, in a sentence for the person who runs the command. */
export class LinkProblem extends Error {
  override readonly name = 'LinkProblem';
}

/** Returns a date as stored; null when none is given. Throws LinkProblem. */
export function endOf(expires: string | undefined): string | null {
  if (expires === undefined) return null;
  const date = new Date(expires);
  if (Number.isNaN(date.getTime())) throw new LinkProblem(`'${expires}' is no date.`);
  return date.toISOString();
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
