import type { SheetsByPart, StyleRule } from '../../../core/contract/StyleRule.ts';

/** The browser's files for a chunk of widgets. */
export interface ChunkAssets {
  /** Address of its script. */
  readonly script: string;
  /** Addresses of the scripts that it imports, without the entry's. */
  readonly imports: readonly string[];
  /** Its stylesheets. */
  readonly styles: readonly Stylesheet[];
}

/** A chunk of widgets on a page. */
export interface PlacedChunk extends ChunkAssets {
  /** Whether the page waits for its code: not for an island's code, nor for a chunk with styles only. */
  readonly isAwaited: boolean;
  /** Whether another chunk imports and awaits it instead of the page. */
  readonly isImported?: boolean;
}

/** A chunk's stylesheet. The document contains the part that its page needs. */
export interface Stylesheet {
  /** The address under which scripts load it. */
  readonly href: string;
  readonly rules: readonly StyleRule[];
}

/** The results of the client build that the server's half needs. */
export interface PageAssets {
  /** Address of the entry script. */
  readonly script: string;
  /** The entry's CSS. The document contains the part that its page needs. */
  readonly rules: readonly StyleRule[];
  readonly sheets: SheetsByPart;
  /** Stylesheets to link instead, during development. */
  readonly links: readonly string[];
  /** The chunks of widgets, by name. */
  readonly chunks: Readonly<Record<string, ChunkAssets>>;
  /** The files of payment methods, by folder, for methods with a file of their own. */
  readonly methods: Readonly<Record<string, ChunkAssets>>;
}

/** Set by vite.config.ts: the client build's assets in the server build, null elsewhere. */
declare const __PAGE_ASSETS__: Omit<PageAssets, 'links'> | null;

function developmentAssets(): PageAssets {
  const links = Object.keys(import.meta.glob('/src/page/**/*.css'));
  const sheets = { shell: [], widgets: {} };
  return { script: '/src/page/app/hydrate.tsx', rules: [], sheets, links, chunks: {}, methods: {} };
}

export const pageAssets: PageAssets = __PAGE_ASSETS__
  ? { ...__PAGE_ASSETS__, links: [] }
  : developmentAssets();

/** Returns the files of a chunk of widgets; during development, its source. */
export function chunkAssets(chunk: string): ChunkAssets {
  const script = `/src/page/widgets/generated/chunks/${chunk}.ts`;
  return pageAssets.chunks[chunk] ?? { script, imports: [], styles: [] };
}
