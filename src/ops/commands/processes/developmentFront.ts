import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import type { ViteDevServer } from 'vite';

/** The front server of development. */
export interface DevelopmentFront {
  readonly vite: ViteDevServer;
  /** The address of the server behind it. Called at each request. */
  readonly serverUrl: () => string;
  /** Called before each request that Vite does not answer, to refresh the page's server half. */
  readonly beforeRequest: () => Promise<void>;
}

/**
 * Vite answers requests for the page's sources. Other requests go to the server unchanged,
 * including Host. Vite adds scripts to documents, which the strict CSP would refuse, so the CSP is
 * removed, only here.
 */
export function connectFront(http: Server, front: DevelopmentFront): void {
  http.on('request', (incoming, outgoing) => {
    front.vite.middlewares(incoming, outgoing, () => {
      passOn(front, incoming, outgoing).catch((error: unknown) => {
        if (error instanceof Error) front.vite.ssrFixStacktrace(error);
        console.error(error);
        outgoing.writeHead(500).end('The page could not be made: see the terminal.');
      });
    });
  });
}

/** Creates the server without listening, because Vite's live connection needs it first. */
export function createFront(): Server {
  return createServer();
}

async function passOn(
  front: DevelopmentFront,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  await front.beforeRequest();
  const path = incoming.url ?? '/';
  const answer = await forward(`${front.serverUrl()}${path}`, incoming);
  const {
    'content-security-policy': _policy,
    'content-security-policy-report-only': _reported,
    'content-length': length,
    ...headers
  } = answer.headers;
  const isDocument =
    headers['content-type']?.startsWith('text/html') && !path.startsWith('/sandbox');
  if (!isDocument) {
    outgoing.writeHead(answer.statusCode ?? 502, length === undefined ? headers : answer.headers);
    answer.pipe(outgoing);
    return;
  }
  const html = await front.vite.transformIndexHtml(path, await text(answer));
  outgoing.writeHead(answer.statusCode ?? 502, headers).end(html);
}

function forward(address: string, incoming: IncomingMessage): Promise<IncomingMessage> {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method: incoming.method, headers }, resolve);
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}
