import type { BuiltBrand } from './builtBrand.ts';
import type { PageData } from './generated/session.ts';

/** Everything that one page is rendered from. */
export interface PageInput {
  readonly built: BuiltBrand;
  readonly data: PageData;
}

/** `html` is the whole document. `styleHashes` are the CSP sources ('sha256-…') of its inline styles. */
export interface RenderedPage {
  readonly html: string;
  readonly styleHashes: readonly string[];
}

/** The page's built server half: pure, no I/O. The server is handed one. */
export type RenderPage = (input: PageInput) => RenderedPage;
