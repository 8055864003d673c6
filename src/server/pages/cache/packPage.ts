import { compress, type Encoding, isWorthCompressing } from '../../http/sendCompressed.ts';
import type { PackedPage, WholePage } from './PageCache.ts';

/** Compresses a page for its first visitor, off the event loop. */
export async function packPage(
  { html, ...words }: WholePage,
  encoding: Encoding,
): Promise<PackedPage> {
  const whole = Buffer.from(html);
  if (!isWorthCompressing(whole)) return { body: whole, encoding: 'identity', ...words };
  return { body: await compress(whole, encoding), encoding, ...words };
}
