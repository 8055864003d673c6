import type { SheetsByPart, StyleRule } from '../../../core/contract/StyleRule.ts';

/** What the browser fetches for a chunk of widgets. */
export interface ChunkAssets {
  /** Address of its script. */
  readonly script: string;
  /** Addresses of the scripts that it imports, but for the entry's. */
  readonly imports: readonly string[];
  /** Its stylesheets. */
  readonly styles: readonly Stylesheet[];
}

/** A chunk of widgets on a page. */
export interface PlacedChunk extends ChunkAssets {
  /** Whether the page waits for its code. It does not for an island's code, or for styles only. */
  readonly isAwaited: boolean;
  /** Whether another chunk imports it, and waits for it in the page's place. */
  readonly isImported?: boolean;
}

/** A stylesheet of a chunk: the document holds what its page needs of it. */
export interface Stylesheet {
  /** The address that scripts know it by. */
  readonly href: string;
  readonly rules: readonly StyleRule[];
}

/** What the browser's half of the build made, as the server's half needs it. */
export interface PageAssets {
  /** Address of the entry script. */
  readonly script: string;
  /** The CSS that the entry needs: the document holds what its page needs of it. */
  readonly rules: readonly StyleRule[];
  readonly sheets: SheetsByPart;
  /** Stylesheets to link instead, while developing. */
  readonly links: readonly string[];
  /** The chunks of widgets, by their names. */
  readonly chunks: Readonly<Record<string, ChunkAssets>>;
  /** The files of payment methods, by the folder of each that has one of its own. */
  readonly methods: Readonly<Record<string, ChunkAssets>>;
}

/** Set by vite.config.ts: the client build's assets in the server's build, null elsewhere. */
declare const __PAGE_ASSETS__: Omit<PageAssets, 'links'> | null;

function developmentAssets(): PageAssets {
  const links = Object.keys(import.meta.glob('/src/page/**/*.css'));
  const sheets = { shell: [], widgets: {} };
  return { script: '/src/page/app/hydrate.tsx', rules: [], sheets, links, chunks: {}, methods: {} };
}

export const pageAssets: PageAssets = __PAGE_ASSETS__
  ? { ...__PAGE_ASSETS__, links: [] }
  : developmentAssets();

/** What a chunk of widgets needs; while developing, its source. */
export function chunkAssets(chunk: string): ChunkAssets {
  const script = `/src/page/widgets/generated/chunks/${chunk}.ts`;
  return pageAssets.chunks[chunk] ?? { script, imports: [], styles: [] };
}
