import type { HtmlPiece } from '../../../core/contract/renderPage.ts';
import { compress, type Encoding, isWorthCompressing } from '../../http/sendCompressed.ts';
import type { PackedPage, WholePage } from './PageCache.ts';

/** Compresses a page for its first visitor, off the event loop. */
export async function packPage(
  { pieces, ...words }: WholePage,
  encoding: Encoding,
): Promise<PackedPage> {
  const whole = bytesOf(pieces);
  if (!isWorthCompressing(whole)) return { body: whole, encoding: 'identity', ...words };
  return { body: await compress(whole, encoding), encoding, ...words };
}

function bytesOf(pieces: readonly HtmlPiece[]): Buffer {
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  );
}
