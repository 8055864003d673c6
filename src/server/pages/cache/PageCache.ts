import type { HtmlPiece } from '../../../core/contract/renderPage.ts';
import type { Encoding } from '../../http/sendCompressed.ts';

/** What the headers of a page say of it. */
interface PageWords {
  /** Its content security policy. */
  readonly policy: string;
  /** What it is written in. */
  readonly language: string;
  /** The headers of a request that decide about the page beside its address. */
  readonly vary: string;
}

/** A whole page before it is compressed. */
export interface WholePage extends PageWords {
  /** The document, in order. */
  readonly pieces: readonly HtmlPiece[];
}

/** A page as its bytes go out. */
export interface PackedPage extends PageWords {
  readonly body: Buffer;
  /** What the body is compressed by: 'identity' where the page is too small to gain. */
  readonly encoding: Encoding;
}

/** Pages that are the same for all their visitors. */
export interface PageCache {
  /**
   * The page of a key in an encoding, made where it is not kept. The key must name all that the page is
   * made from, and none of that may be a visitor's own.
   */
  page(key: string, encoding: Encoding, make: () => WholePage): Promise<PackedPage>;
  /** Has the page of a key known by a name, too, which must name all that leads to the key. */
  name(name: string, key: string): void;
  /** The page of a name in an encoding, where it is kept. */
  named(name: string, encoding: Encoding): PackedPage | null;
}
