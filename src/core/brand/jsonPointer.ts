/** The JSON pointer (RFC 6901) of a path of keys and indices: ['theme', 'ink'] → '/theme/ink'. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((segment) => `/${escapeSegment(String(segment))}`).join('');
}

/** The keys and indices of a JSON pointer: '/theme/ink' → ['theme', 'ink']; '' → []. */
export function fromPointer(pointer: string): readonly string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeSegment);
}

/** Returns the pointer of the parent of `pointer`; the root is its own parent. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** Whether `inner` equals `outer` or is below it. */
export function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`);
}

function escapeSegment(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
