/** Why a link is not made, in a sentence for the person who asked for it. */
export class LinkProblem extends Error {
  override readonly name = 'LinkProblem';
}

/** A date as it is stored; null where none was given. Throws LinkProblem. */
export function endOf(expires: string | undefined): string | null {
  if (expires === undefined) return null;
  const date = new Date(expires);
  if (Number.isNaN(date.getTime())) throw new LinkProblem(`'${expires}' is no date.`);
  return date.toISOString();
}

/** An id that must be among those there are; null where none was given. Throws LinkProblem. */
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
