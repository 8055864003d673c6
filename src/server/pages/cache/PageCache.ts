import type { Encoding } from '../../http/sendCompressed.ts';

/** A whole page before it is compressed. */
export interface WholePage {
  readonly html: string;
  /** Its content security policy. */
  readonly policy: string;
}

/** A page as its bytes go out. */
export interface PackedPage {
  readonly body: Buffer;
  /** What the body is compressed by: 'identity' where the page is too small to gain. */
  readonly encoding: Encoding;
  readonly policy: string;
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
