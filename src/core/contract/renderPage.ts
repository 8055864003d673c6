import type { BuiltBrand } from './builtBrand.ts';
import type { PageData } from './generated/session.ts';

/** Everything that one page is rendered from. */
export interface PageInput {
  readonly built: BuiltBrand;
  readonly data: PageData;
}

/** A piece of a document: what its brand's pages share is there as bytes, what is its own as text. */
export type HtmlPiece = string | Uint8Array;

/** `pieces` are the whole document in order. `styleHashes` are the CSP sources ('sha256-…') of its inline styles. */
export interface RenderedPage {
  readonly pieces: readonly HtmlPiece[];
  readonly styleHashes: readonly string[];
}

/** Renders a page: pure, no I/O. The server is handed one. */
export type RenderPage = (input: PageInput) => RenderedPage;

/** The page's server half, built. */
export interface BuiltPage {
  readonly renderPage: RenderPage;
  /** Address of the script that every page begins with. */
  readonly entryScript: string;
}

/** A document as text. */
export function wholeHtml(pieces: readonly HtmlPiece[]): string {
  const decoder = new TextDecoder();
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece)))
    .join('');
}
