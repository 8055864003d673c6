/** A value for each name. */
export function valuesBy<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  // Every name has its entry, which the type of fromEntries cannot say.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
