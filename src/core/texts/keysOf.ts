/** The keys of a group of texts. */
export function keysOf<Group extends object>(texts: Group): readonly (keyof Group & string)[] {
  // A group is an object literal, so it has exactly the keys of its type.
  return Object.keys(texts) as (keyof Group & string)[];
}
