import type { FastifyInstance } from 'fastify';

/** Returns the methods of a path; empty when it does not exist. */
export type AllowedMethods = (path: string) => readonly string[];

interface Pattern {
  readonly segments: readonly string[];
  readonly methods: Set<string>;
}

/** Collects the methods of each path from every route that is added from now on. */
export function allowedMethods(app: FastifyInstance): AllowedMethods {
  const patterns = new Map<string, Pattern>();
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = patterns.get(url) ?? { segments: url.split('/'), methods: new Set() };
    patterns.set(url, pattern);
    for (const one of [method].flat()) pattern.methods.add(one);
  });
  return (path) => {
    const segments = decodeURI(path).split('/');
    const fitting = [...patterns.values()].filter((pattern) => fits(segments, pattern.segments));
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].toSorted();
  };
}

/** Matches as the router does: `:name` is one segment, and `*` is all that follows. */
function fits(segments: readonly string[], pattern: readonly string[]): boolean {
  if (pattern.at(-1) === '*')
    return fits(segments.slice(0, pattern.length - 1), pattern.slice(0, -1));
  return (
    segments.length === pattern.length &&
    pattern.every((one, at) => (one.startsWith(':') ? segments[at] !== '' : one === segments[at]))
  );
}
