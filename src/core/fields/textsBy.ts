/** A text for each name. */
export function textsBy<Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => string,
): Readonly<Record<Name, string>> {
  // Every name has its entry, which the type of fromEntries cannot say.
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;
}
