import type { BuiltBrand } from './builtBrand.ts';
import type { PageData } from './generated/session.ts';

/** Everything from which a page is rendered. */
export interface PageInput {
  readonly built: BuiltBrand;
  readonly data: PageData;
}

/** A piece of a document: bytes if all pages of the brand share it, text if it belongs to this page. */
export type HtmlPiece = string | Uint8Array;

/** `pieces` are the whole document in order. `styleHashes` are the CSP sources ('sha256-…') of its inline styles. */
export interface RenderedPage {
  readonly pieces: readonly HtmlPiece[];
  readonly styleHashes: readonly string[];
}

/** Renders a page. Pure, no I/O. The server is given one. */
export type RenderPage = (input: PageInput) => RenderedPage;

/** The built server half of the page. */
export interface BuiltPage {
  readonly renderPage: RenderPage;
  /** Address of the script that starts every page. */
  readonly entryScript: string;
}

/** Returns a document as one text. */
export function wholeHtml(pieces: readonly HtmlPiece[]): string {
  const decoder = new TextDecoder();
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece)))
    .join('');
}
