/** Addresses of a lazy part's scripts and stylesheets. */
export interface PartAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the browser's half of the build made, as the server's half needs it. */
export interface PageAssets {
  /** Address of the entry script. */
  readonly script: string;
  /** Text of the CSS that the entry needs: it goes into the document itself. */
  readonly css: string;
  /** Stylesheets to link instead, while developing. */
  readonly links: readonly string[];
  /** What each lazy part needs besides, by the part's file. */
  readonly parts: Readonly<Record<string, PartAssets>>;
}

/** Set by vite.config.ts: the client build's assets in the server's build, null elsewhere. */
declare const __PAGE_ASSETS__: Omit<PageAssets, 'links'> | null;

function developmentAssets(): PageAssets {
  const links = Object.keys(import.meta.glob('/src/page/**/*.css'));
  return { script: '/src/page/app/hydrate.tsx', css: '', links, parts: {} };
}

export const pageAssets: PageAssets = __PAGE_ASSETS__
  ? { ...__PAGE_ASSETS__, links: [] }
  : developmentAssets();
