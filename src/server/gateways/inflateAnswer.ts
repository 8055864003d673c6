import type { IncomingMessage } from 'node:http';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { MOST_BYTES, tooLong } from './readAnswer.ts';

/** How to read each coding that an SDK would decompress. */
const READERS = new Map([
  ['gzip', createUnzip],
  ['deflate', createUnzip],
  ['br', createBrotliDecompress],
]);

/**
 * Decompresses an answer before a provider's SDK receives it, and destroys one that becomes too
 * long, because an SDK decompresses without a limit: half a megabyte can become 500. Refusing every
 * compressed answer would be simpler, but a provider or a proxy may compress without being asked.
 * Has to be called before the first piece arrives.
 */
export function inflateAnswer(answer: IncomingMessage): void {
  const { headers } = answer;
  const make = READERS.get(headers['content-encoding']?.toLowerCase() ?? '');
  if (make === undefined) return;
  // The SDK then takes the answer for one that was never compressed.
  delete headers['content-encoding'];
  delete headers['content-length'];
  const give = answer.push.bind(answer);
  const reader = make();
  let isEmpty = true;
  let bytes = 0;
  reader.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > MOST_BYTES) answer.destroy(tooLong());
    else give(piece);
  });
  reader.once('end', () => give(null));
  reader.once('error', (error) => answer.destroy(error));
  answer.once('close', () => reader.destroy());
  // Node's HTTP client passes on each piece it receives with this call, and null at the end. It
  // never has to wait, because what it receives is limited as well.
  answer.push = (piece: Buffer | null) => {
    if (piece !== null) {
      isEmpty = false;
      reader.write(piece);
    } else if (isEmpty) give(null);
    else reader.end();
    return true;
  };
}
