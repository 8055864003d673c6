import type { SourceFile } from './findSourceBreaches.ts';

const TYPE = /^export (?:abstract )?(?:class|interface|type) (\w+)/gm;

/** The rooms of the product. The page and the server import none of each other's types. */
const ROOM = /^src\/(core|page|server)\/.*\.tsx?$/;

const TEST = /\.test\.tsx?$/;

/**
 * Returns one line for each exported type that has the name of another one which a file could
 * import beside it: in the same room of the product, or one of the two in core.
 */
export function findSharedNames(files: readonly SourceFile[]): string[] {
  const seen = new Map<string, { readonly path: string; readonly room: string }[]>();
  const breaches: string[] = [];
  for (const { path, text } of files) {
    const room = TEST.test(path) ? undefined : ROOM.exec(path)?.[1];
    if (room === undefined) continue;
    for (const [, name = ''] of text.matchAll(TYPE)) {
      const others = seen.get(name) ?? [];
      const other = others.find((it) => it.room === room || [it.room, room].includes('core'));
      if (other !== undefined)
        breaches.push(`${path}: shared-name: ${other.path} has ${name}, too`);
      seen.set(name, [...others, { path, room }]);
    }
  }
  return breaches;
}
