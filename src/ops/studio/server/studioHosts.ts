/**
 * The Studio's own host. The preview's brands stand below it (`slotbook.studio.localhost`), so that a
 * previewed page is an origin of its own, which may not call the Studio, and yet of the same site, so
 * that it keeps its session cookie inside the Studio's frame.
 */
const STUDIO = 'studio.localhost';

/** Names under which people may reach for the Studio: they are sent to its own. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whom a request is meant for, by its Host header. */
export type StudioHost =
  | { readonly kind: 'studio' }
  | { readonly kind: 'loopback' }
  | { readonly kind: 'preview'; readonly brand: string }
  /** A name that leads here by somebody else's doing. */
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
