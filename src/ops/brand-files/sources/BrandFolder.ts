import type { JsonSource, TextSource } from './Source.ts';

/** What a check of one brand may look up in its folder. The look-ups can be recorded. */
export interface FolderView {
  readonly brands: Lookup<JsonSource>;
  /** By 'base', 'category/<category>' and 'market/<market>'. */
  readonly layers: Lookup<JsonSource>;
  readonly catalogues: Lookup<JsonSource>;
  readonly terms: Lookup<TextSource>;
  readonly logos: Lookup<TextSource>;
  readonly illustrations: Lookup<TextSource>;
  /** Files that exist but cannot be used. Their problem is already reported. */
  readonly broken: Pick<ReadonlySet<string>, 'has'>;
}

export type Lookup<T> = Pick<ReadonlyMap<string, T>, 'get' | 'has' | 'keys'>;

/** The files of a brand folder, by kind, each by its id. */
export interface BrandFolder extends FolderView {
  readonly brands: ReadonlyMap<string, JsonSource>;
  readonly layers: ReadonlyMap<string, JsonSource>;
  readonly catalogues: ReadonlyMap<string, JsonSource>;
  readonly terms: ReadonlyMap<string, TextSource>;
  readonly logos: ReadonlyMap<string, TextSource>;
  readonly illustrations: ReadonlyMap<string, TextSource>;
  readonly broken: ReadonlySet<string>;
}

/** The key of a file in `broken`. */
export function brokenKey(kind: FileKind, id: string): string {
  return `${kind}:${id}`;
}

export type FileKind = 'brand' | 'layer' | 'catalogue' | 'terms' | 'logo' | 'illustration';
