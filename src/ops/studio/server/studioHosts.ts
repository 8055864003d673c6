/**
 * The Studio's own host. The preview's brands are below it (`slotbook.studio.localhost`). A
 * previewed page then has an origin of its own, which may not call the Studio, but is on the same
 * site, so that it keeps its session cookie inside the Studio's frame.
 */
const STUDIO = 'studio.localhost';

/** Other names that people may type for the Studio. They are redirected to its own. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The part that a request is for, by its Host header. */
export type StudioHost =
  | { readonly kind: 'studio' }
  | { readonly kind: 'loopback' }
  | { readonly kind: 'preview'; readonly brand: string }
  /** A name that someone else pointed at this machine. */
  | { readonly kind: 'foreign' };

export function studioHost(header: string | undefined, port: number): StudioHost {
  const [, name = '', at = '80'] = /^(.*?)(?::(\d+))?$/.exec(header?.toLowerCase() ?? '') ?? [];
  if (Number(at) !== port) return { kind: 'foreign' };
  if (name === STUDIO) return { kind: 'studio' };
  if (LOOPBACK.has(name)) return { kind: 'loopback' };
  const brand = /^([a-z0-9-]+)\.studio\.localhost$/.exec(name)?.[1];
  return brand === undefined ? { kind: 'foreign' } : { kind: 'preview', brand };
}

export function studioOrigin(port: number): string {
  return `http://${STUDIO}:${port}`;
}
