/** The prefix of each field's id. */
export const ID_PREFIX = 'setting';
/** Separates keys in an id. No key of a brand contains it. */
export const ID_SEPARATOR = '.';

/** The JSON pointer of the setting that a field's id refers to. */
export function pointerOfId(id: string): string {
  return id.slice(ID_PREFIX.length).replaceAll(ID_SEPARATOR, '/');
}

export function idOfPointer(pointer: string): string {
  return `${ID_PREFIX}${pointer.replaceAll('/', ID_SEPARATOR)}`;
}
