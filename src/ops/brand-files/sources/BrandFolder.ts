import type { JsonSource, TextSource } from './Source.ts';

/** The files of a brand folder, by kind, each by its id. */
export interface BrandFolder {
  readonly brands: ReadonlyMap<string, JsonSource>;
  /** By 'base', 'category/<category>' and 'market/<market>'. */
  readonly layers: ReadonlyMap<string, JsonSource>;
  readonly catalogues: ReadonlyMap<string, JsonSource>;
  readonly terms: ReadonlyMap<string, TextSource>;
  readonly logos: ReadonlyMap<string, TextSource>;
  /** Files that are there and cannot be used: their own problem has been told. */
  readonly broken: ReadonlySet<string>;
}

/** The key under which a file stands in `broken`. */
export function brokenKey(kind: FileKind, id: string): string {
  return `${kind}:${id}`;
}

export type FileKind = 'brand' | 'layer' | 'catalogue' | 'terms' | 'logo';
