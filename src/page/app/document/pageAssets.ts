/** What the browser's half of the build made, as the server's half needs it. */
export interface PageAssets {
  /** Address of the entry script. */
  readonly script: string;
  /** Text of the CSS that the entry needs: it goes into the document itself. */
  readonly css: string;
  /** Stylesheets to link instead, while developing. */
  readonly links: readonly string[];
}

/** Set by vite.config.ts: the client build's assets in the server's build, null elsewhere. */
declare const __PAGE_ASSETS__: Pick<PageAssets, 'script' | 'css'> | null;

function developmentAssets(): PageAssets {
  const links = Object.keys(import.meta.glob('/src/page/**/*.css'));
  return { script: '/src/page/app/hydrate.tsx', css: '', links };
}

export const pageAssets: PageAssets = __PAGE_ASSETS__
  ? { ...__PAGE_ASSETS__, links: [] }
  : developmentAssets();
