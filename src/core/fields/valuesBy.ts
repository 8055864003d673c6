/** Returns an object with one value for each name. */
export function valuesBy<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  // Every name has an entry, but the type of fromEntries does not say so.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
