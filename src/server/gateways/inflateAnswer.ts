import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, unzipSync, type ZlibOptions } from 'node:zlib';
import { MOST_BYTES, tooLong } from './readAnswer.ts';

type Reader = (whole: Buffer, options: Pick<ZlibOptions, 'maxOutputLength'>) => Buffer;

/** How to read each coding that an SDK would decompress. */
const READERS = new Map<string, Reader>([
  ['gzip', unzipSync],
  ['deflate', unzipSync],
  ['br', brotliDecompressSync],
]);

/**
 * Decompresses an answer before a provider's SDK receives it, and destroys one that becomes too
 * long, because an SDK decompresses without a limit: half a megabyte can become 500. Refusing every
 * compressed answer would be simpler, but a provider or a proxy may compress without being asked.
 * Has to be called before the first piece arrives.
 *
 * Reads a whole answer at once, and not on a thread, because by then its connection may be reset or
 * serve another request. The longest takes some 40 ms, a usual one a fraction of one.
 */
export function inflateAnswer(answer: IncomingMessage): void {
  const { headers } = answer;
  const read = READERS.get(headers['content-encoding']?.toLowerCase() ?? '');
  if (read === undefined) return;
  // The SDK then takes the answer for one that was never compressed.
  delete headers['content-encoding'];
  delete headers['content-length'];
  const give = answer.push.bind(answer);
  const pieces: Buffer[] = [];
  let bytes = 0;
  // Node's HTTP client passes on each piece that it receives with this call, and null at the end.
  answer.push = (piece: Buffer | null) => {
    if (piece !== null) {
      bytes += piece.length;
      if (bytes > MOST_BYTES) answer.destroy(tooLong());
      else pieces.push(piece);
      return true;
    }
    try {
      if (bytes > 0) give(read(Buffer.concat(pieces), { maxOutputLength: MOST_BYTES }));
    } catch (error) {
      answer.destroy(error instanceof RangeError ? tooLong() : inflateFault(error));
      return true;
    }
    return give(null);
  };
}

function inflateFault(cause: unknown): Error {
  return new Error('The answer cannot be decompressed', { cause });
}
