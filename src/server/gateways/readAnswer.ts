/** Far more than any answer of a provider has. */
export const MOST_BYTES = 1_000_000;

/**
 * Reads a provider's answer as text. Rejects one that is too long, as from a broken proxy, and
 * stops receiving it, because it would fill the memory within its time limit.
 */
export async function readAnswer(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const received: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw tooLong();
    received.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(received));
}

export function tooLong(): Error {
  return new Error("The provider's answer has more than a megabyte");
}
