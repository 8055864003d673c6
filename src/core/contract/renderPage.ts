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

/** The page's built server half: pure, no I/O. The server is handed one. */
export type RenderPage = (input: PageInput) => RenderedPage;

/** A document as text. */
export function wholeHtml(pieces: readonly HtmlPiece[]): string {
  const decoder = new TextDecoder();
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece)))
    .join('');
}
