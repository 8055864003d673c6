import { asWrittenToday } from '../../../core/brand/asWrittenToday.ts';
import { isJsonObject, type JsonValue } from '../../../core/brand/JsonValue.ts';
import { toPointer } from '../../../core/brand/jsonPointer.ts';
import { type Layer, originsOf } from '../../../core/brand/originsOf.ts';
import { brokenKey, type FolderView } from '../sources/BrandFolder.ts';
import type { JsonSource } from '../sources/Source.ts';

export interface SourceLayer extends Layer {
  readonly source: JsonSource;
  /** Whether brands that do not extend each other share it. */
  readonly isShared: boolean;
}

export interface Layers {
  /** Lowest first; the brand itself is the last. */
  readonly layers: readonly SourceLayer[];
  /** False when one of its files cannot be used, so that nothing is known about what is missing. */
  readonly complete: boolean;
  /**
   * The places that some category or market layer sets, when the brand does not name its category
   * or market. Null when a file cannot be used, because it could set anything.
   */
  readonly unknown: readonly string[] | null;
  /** Why the layers are incomplete: an extended brand that does not exist, or the ids of a cycle. */
  readonly hindrance: Hindrance | null;
}

export type Hindrance =
  | { readonly kind: 'unknownParent'; readonly child: JsonSource; readonly parent: string }
  | { readonly kind: 'cycle'; readonly ids: readonly string[] };

/**
 * Returns the layers that a brand is made from: base, category, market, those it extends, itself.
 */
export function layersOf(folder: FolderView, brand: JsonSource): Layers {
  const { areUsable, chain, defaults, hindrance, complete } = sourcesOf(folder, brand);
  return {
    layers: [
      ...defaults.map((source) => asLayer(source, true)),
      ...chain.map((source) => asLayer(source, false)),
    ],
    complete,
    unknown: areUsable ? placesOfUnnamed(folder, brand, chain) : null,
    hindrance,
  };
}

/** The files of a brand's layers, each list with the lowest first. */
interface LayerSources extends Pick<Layers, 'complete' | 'hindrance'> {
  /** Base, category and market. */
  readonly defaults: readonly JsonSource[];
  /** The brands that it extends, and itself. */
  readonly chain: readonly JsonSource[];
  /** Whether every file that is named can be used. */
  readonly areUsable: boolean;
}

/** Finds the files of a brand's layers, and converts none. */
export function sourcesOf(folder: FolderView, brand: JsonSource): LayerSources {
  const { chain, hindrance, complete } = chainOf(folder, brand);
  const ids = ['base', defaultsOf(brand, 'category'), defaultsOf(brand, 'market')];
  const defaults = ids.flatMap((id) => folder.layers.get(id ?? '') ?? []);
  const areUsable =
    complete && !ids.some((id) => id !== null && folder.broken.has(brokenKey('layer', id)));
  return { defaults, chain, hindrance, areUsable, complete: areUsable && !ids.includes(null) };
}

/** Returns the id of the layer for a brand's category or market; null when it names none. */
function defaultsOf(brand: JsonSource, kind: 'category' | 'market'): string | null {
  const name = brand.value[kind];
  return typeof name === 'string' ? `${kind}/${name}` : null;
}

/**
 * The places that a layer of the missing kind (category or market) sets, and no brand in the chain
 * overrides.
 */
function placesOfUnnamed(
  { layers }: Pick<FolderView, 'layers'>,
  brand: JsonSource,
  chain: readonly JsonSource[],
): readonly string[] {
  const unnamed = (['category', 'market'] as const).filter((it) => defaultsOf(brand, it) === null);
  if (unnamed.length === 0) return [];
  const ids = [...layers.keys()].filter((id) => unnamed.some((kind) => id.startsWith(`${kind}/`)));
  const said = ids.flatMap((id) => layers.get(id) ?? []).map((source) => asLayer(source, true));
  const places = new Set(said.flatMap(({ value }) => placesIn(value)));
  const above = chain.map((source) => asLayer(source, false));
  return [...places].filter((at) => originsOf(above, at).length === 0);
}

/** The pointers of all values that are not objects. */
function placesIn(value: JsonValue, at = ''): readonly string[] {
  if (!isJsonObject(value)) return [at];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, at + toPointer([key])));
}

interface Chain {
  readonly chain: readonly JsonSource[];
  readonly hindrance: Hindrance | null;
  readonly complete: boolean;
}

/** Lists the brand and all that it extends, the most distant first. */
function chainOf(folder: FolderView, brand: JsonSource): Chain {
  const chain = [brand];
  for (let child = brand; ; ) {
    const parentId = child.value['extends'];
    if (typeof parentId !== 'string') {
      // A refused name is that of an unknown brand, whose problem is reported already.
      return { chain, hindrance: null, complete: !child.removed.includes('/extends') };
    }
    const start = chain.findIndex((source) => source.id === parentId);
    if (start !== -1) {
      const ids = chain.slice(0, start + 1).map((source) => source.id);
      return { chain, hindrance: { kind: 'cycle', ids: ids.toReversed() }, complete: false };
    }
    const parent = folder.brands.get(parentId);
    if (parent === undefined) {
      const isBroken = folder.broken.has(brokenKey('brand', parentId));
      const hindrance = { kind: 'unknownParent', child, parent: parentId } as const;
      return { chain, hindrance: isBroken ? null : hindrance, complete: false };
    }
    chain.unshift(parent);
    child = parent;
  }
}

function asLayer(source: JsonSource, isShared: boolean): SourceLayer {
  return { name: source.name, value: asWrittenToday(source.value), source, isShared };
}
