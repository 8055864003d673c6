import type { CDPSession } from 'playwright';

/** One request of a visit. Times are in milliseconds of the epoch. */
export interface Transfer {
  readonly url: string;
  /** The frame that sent the request. */
  readonly frame: string;
  readonly sentAt: number;
  /** Parts of the response body, compressed as received. */
  readonly pieces: readonly { readonly at: number; readonly bytes: number }[];
}

/**
 * Follows a page's requests and responses. Calls are counted; data: and blob: addresses are not.
 */
export async function watchTransfers(session: CDPSession): Promise<readonly Transfer[]> {
  const transfers: Transfer[] = [];
  const open = new Map<string, Pending>();

  session.on('Network.requestWillBeSent', ({ requestId, request, frameId, ...event }) => {
    if (!/^https?:/.test(request.url)) return;
    const pieces: { at: number; bytes: number }[] = [];
    const sentAt = event.wallTime * 1000;
    transfers.push({ url: request.url, frame: frameId ?? '', sentAt, pieces });
    open.set(requestId, { pieces, clock: (event.wallTime - event.timestamp) * 1000, headers: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const pending = open.get(requestId);
    if (pending) pending.headers = response.encodedDataLength;
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    const pending = open.get(requestId);
    pending?.pieces.push({ at: timestamp * 1000 + pending.clock, bytes: encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const pending = open.get(requestId);
    if (!pending) return;
    // The parts do not include what arrived with the headers.
    const told = pending.pieces.reduce((sum, { bytes }) => sum + bytes, pending.headers);
    const bytes = encodedDataLength - told;
    pending.pieces.push({ at: timestamp * 1000 + pending.clock, bytes });
  });
  await session.send('Network.enable');
  return transfers;
}

interface Pending {
  readonly pieces: { at: number; bytes: number }[];
  /** The difference between the epoch and the browser's clock, in milliseconds. */
  readonly clock: number;
  headers: number;
}

/** Returns how many requests had started by a time, and how many bytes had arrived. */
export function transferredUntil(
  transfers: readonly Transfer[],
  moment: number,
): { readonly requests: number; readonly bytes: number } {
  const begun = transfers.filter(({ sentAt }) => sentAt <= moment);
  const pieces = begun.flatMap((it) => it.pieces).filter(({ at }) => at <= moment);
  return { requests: begun.length, bytes: pieces.reduce((sum, { bytes }) => sum + bytes, 0) };
}
