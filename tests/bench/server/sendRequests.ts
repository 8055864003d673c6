import { connect, type Socket } from 'node:net';

/** A page to request. */
export interface LoadRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests to send over a number of connections, each of which waits for its response. */
export interface Sending {
  readonly url: string;
  readonly connections: number;
  /** The duration in seconds, or the number of responses. */
  readonly extent: { readonly duration: number } | { readonly amount: number };
  /** The requests, in turns. */
  readonly requests: readonly LoadRequest[];
  /** Requests per second; as fast as possible unless given. */
  readonly rate?: number;
  /** Seconds after which a response counts as missing. */
  readonly patience: number;
}

export interface Answers {
  /** Responses by status. */
  readonly byStatus: ReadonlyMap<number, number>;
  /** From the time when each request was due until its response arrived, in milliseconds. */
  readonly latencies: readonly number[];
  readonly seconds: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends requests and counts the responses without reading their bodies, because decoding a page
 * takes a client longer than sending it from memory takes the server. Rejects when a response is
 * cut off or does not arrive.
 */
export async function sendRequests(sending: Sending): Promise<Answers> {
  const { connections, extent, patience, rate, requests, url } = sending;
  const { hostname, port } = new URL(url);
  const asked = requests.map(bytesOf);
  const byStatus = new Map<number, number>();
  const latencies: number[] = [];
  const began = performance.now();
  const ends = 'duration' in extent ? began + extent.duration * 1000 : Number.POSITIVE_INFINITY;
  const most = 'amount' in extent ? extent.amount : Number.POSITIVE_INFINITY;
  let sent = 0;

  /** When the next request is due; null when there is none. */
  function nextDue(): number | null {
    const now = performance.now();
    const due = rate === undefined ? now : began + (sent * 1000) / rate;
    if (sent >= most || Math.max(now, due) >= ends) return null;
    sent += 1;
    return due;
  }

  async function answerAll(socket: Socket): Promise<void> {
    const answer = answersOf(socket, patience);
    for (let due = nextDue(); due !== null; due = nextDue()) {
      const request = asked[sent % asked.length];
      if (request === undefined) throw new Error('There is nothing to ask for.');
      await until(due);
      socket.write(request);
      const status = await answer();
      latencies.push(performance.now() - due);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    }
  }

  const sockets = Array.from({ length: connections }, () =>
    connect({ host: hostname, port: Number(port), noDelay: true }),
  );
  try {
    await Promise.all(sockets.map(answerAll));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  return { byStatus, latencies, seconds: (performance.now() - began) / 1000 };
}

function bytesOf({ headers, path }: LoadRequest): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

/** Waits until a time, unless it has passed. */
async function until(due: number): Promise<void> {
  const left = due - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

/**
 * Reads the responses on a connection in order. Each call resolves with the status of the next one.
 */
function answersOf(socket: Socket, patience: number): () => Promise<number> {
  let waiting: PromiseWithResolvers<number> | null = null;
  let status = 0;
  let left = 0;
  let head: Buffer = Buffer.alloc(0);

  let fault: Error | null = null;

  function fail(error: Error): void {
    fault ??= error;
    waiting?.reject(error);
    waiting = null;
  }

  socket.on('data', (bytes: Buffer) => {
    if (left === 0) {
      head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const length = /^content-length: (\d+)/im.exec(text)?.[1];
      if (length === undefined) return fail(new Error(`An answer of no known length: ${text}`));
      status = Number(text.slice(9, 12));
      left = Number(length) - (head.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
    } else {
      left -= bytes.length;
    }
    if (left > 0) return;
    waiting?.resolve(status);
    waiting = null;
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The connection was closed.')));
  socket.setTimeout(patience * 1000, () => fail(new Error(`No answer in ${patience} s.`)));
  return () => {
    if (fault !== null) return Promise.reject(fault);
    waiting = Promise.withResolvers<number>();
    return waiting.promise;
  };
}
