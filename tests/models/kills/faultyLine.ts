import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { listenLocally } from '../../setup/listenLocally.ts';

/** What can happen to one call to a provider. */
export const FAULTS = [
  'never arrives',
  'is done and not answered',
  'is refused by a proxy',
  'is done and answered by a proxy',
  'is cut in its answer',
  'arrives twice',
  'arrives late',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Longer than the server waits for the card provider, or for billing. */
const LATE_MS = 33_000;

/** The calls that an order makes itself, and no job. */
const OF_ORDER = [
  /^POST .*\/(customers|payment_methods|transactions|payments)$/,
  /^GET \/(billing_requests|mandates)\//,
];

/** Billing's calls name the order's attempt. Jobs repeat those of earlier orders. */
const OF_BILLING = /^PUT .*\/(?:payments|subscriptions)\/([0-9a-f-]{36})$/;

/** Headers of a connection, which the proxy's own has, too. */
const OF_CONNECTION = ['accept-encoding', 'connection', 'content-length', 'host'];

export interface FaultyLine {
  readonly url: string;
  /** From now on, the call of this number in the next order has a fault. */
  readonly arm: (fault: Fault, at: number) => void;
  /** Ends that. Returns the call that had the fault; null when the order made no such call. */
  readonly disarm: () => string | null;
}

/** A proxy to the providers in which one call of an order has a fault. */
export async function faultyLine(target: string): Promise<FaultyLine> {
  let armed: { readonly fault: Fault; readonly at: number } | null = null;
  let calls = 0;
  let faulty: string | null = null;
  /** The attempts of earlier orders, and those since `arm`. */
  const earlier = new Set<string>();
  const current = new Set<string>();

  function isOfOrder(call: string): boolean {
    const attempt = OF_BILLING.exec(call)?.[1];
    if (attempt === undefined) return OF_ORDER.some((pattern) => pattern.test(call));
    if (!earlier.has(attempt)) current.add(attempt);
    return !earlier.has(attempt);
  }

  function faultOf(call: string): Fault | null {
    if (armed === null || !isOfOrder(call)) return null;
    calls += 1;
    if (calls !== armed.at) return null;
    faulty = call;
    return armed.fault;
  }

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const fault = faultOf(`${method} ${url.split('?')[0]}`);
    const headers = Object.entries(request.headers)
      .filter(([name]) => !OF_CONNECTION.includes(name))
      .map(([name, value]): [string, string] => [name, String(value)]);
    const send = () =>
      fetch(target + url, {
        method,
        headers,
        redirect: 'manual',
        ...(body.length > 0 && { body }),
      });
    if (fault === 'never arrives') return void request.socket.destroy();
    if (fault === 'is refused by a proxy') return badGateway(response);
    if (fault === 'arrives late') await pause(LATE_MS);
    // A card provider takes a nonce only once.
    if (fault === 'arrives twice' && !url.endsWith('/transactions')) await send();
    const answer = await send();
    const content = Buffer.from(await answer.arrayBuffer());
    if (fault === 'is done and not answered') return void request.socket.destroy();
    if (fault === 'is done and answered by a proxy') return badGateway(response);
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'content-length': content.length,
    });
    if (fault !== 'is cut in its answer') return void response.end(content);
    response.write(content.subarray(0, content.length / 2), () => request.socket.destroy());
  }

  const server = createServer((request, response) => {
    carry(request, response).catch(() => request.socket.destroy());
  });
  const { port, stop } = await listenLocally(server);
  onTestFinished(stop);
  return {
    url: `http://127.0.0.1:${port}`,
    arm(fault, at) {
      for (const attempt of current) earlier.add(attempt);
      current.clear();
      armed = { fault, at };
      calls = 0;
      faulty = null;
    },
    disarm() {
      armed = null;
      return faulty;
    },
  };
}

function badGateway(response: ServerResponse): void {
  response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
}
