import type { FolderView, Lookup } from '../sources/BrandFolder.ts';
import type { TextSource } from '../sources/Source.ts';
import { hashOfText, textHash } from './textHash.ts';

/** What a check looked up in a folder and found there: 'layers/base' → the text's hash. */
export type Looked = ReadonlyMap<string, string>;

const ABSENT = '-';
const MAPS = ['brands', 'layers', 'catalogues', 'terms', 'logos', 'illustrations'] as const;
type MapName = (typeof MAPS)[number];

/** A view of a folder that records every look-up, including those that find nothing. */
export function traceFolder(folder: FolderView): {
  readonly view: FolderView;
  readonly looked: Looked;
} {
  const looked = new Map<string, string>();
  const see = (what: string) => {
    if (!looked.has(what)) looked.set(what, stateOf(folder, what));
  };
  const traced = <T>(map: Lookup<T>, name: MapName): Lookup<T> => ({
    get: (key) => {
      see(`${name}/${key}`);
      return map.get(key);
    },
    has: (key) => {
      see(`${name}/${key}`);
      return map.has(key);
    },
    keys: () => {
      see(`${name}/*`);
      return map.keys();
    },
  });
  const view = {
    brands: traced(folder.brands, 'brands'),
    layers: traced(folder.layers, 'layers'),
    catalogues: traced(folder.catalogues, 'catalogues'),
    terms: traced(folder.terms, 'terms'),
    logos: traced(folder.logos, 'logos'),
    illustrations: traced(folder.illustrations, 'illustrations'),
    broken: {
      has: (key: string) => {
        see(`broken/${key}`);
        return folder.broken.has(key);
      },
    },
  };
  return { view, looked };
}

/** Summarises what is at a place of a folder: equal while the place is unchanged. */
export function stateOf(folder: FolderView, what: string): string {
  const slash = what.indexOf('/');
  const [place, key] = [what.slice(0, slash), what.slice(slash + 1)];
  if (place === 'broken') return String(folder.broken.has(key));
  const map = mapOf(folder, place);
  if (key === '*') return hashOfText([...map.keys()].join('\n'));
  const source = map.get(key);
  return source === undefined ? ABSENT : textHash(source);
}

function mapOf(folder: FolderView, place: string): Lookup<TextSource> {
  const name = MAPS.find((it) => it === place);
  if (name === undefined) throw new Error(`A brand folder has no '${place}'.`);
  return folder[name];
}
