import type { HtmlPiece } from '../../../core/contract/renderPage.ts';
import type { Encoding } from '../../http/sendCompressed.ts';

/** The page's data for its headers. */
interface PageWords {
  /** Its content security policy. */
  readonly policy: string;
  /** Its language. */
  readonly language: string;
  /** The request headers that the page depends on, besides its address. */
  readonly vary: string;
}

/** A whole page before compression. */
export interface WholePage extends PageWords {
  /** The document's pieces, in order. */
  readonly pieces: readonly HtmlPiece[];
}

/** A page as sent. */
export interface PackedPage extends PageWords {
  readonly body: Buffer;
  /** The body's compression: 'identity' when the page is too small to benefit. */
  readonly encoding: Encoding;
}

/** Cache of pages that are the same for all their visitors. */
export interface PageCache {
  /**
   * Returns the page of a key in an encoding, rendering it when it is not cached. The key must
   * identify everything that the page is made from, without personal data.
   */
  page(key: string, encoding: Encoding, make: () => WholePage): Promise<PackedPage>;
  /** Adds a name for the page of a key. The name must identify everything that leads to the key. */
  name(name: string, key: string): void;
  /** Returns the page of a name in an encoding, if it is cached. */
  named(name: string, encoding: Encoding): PackedPage | null;
}
