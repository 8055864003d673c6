import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { studioHost, studioOrigin } from './studioHosts.ts';

export interface PreviewFrontOptions {
  readonly port: () => number;
  /** The address of the product's own server. */
  readonly serverUrl: string;
  /** The script that brings a previewed page into a state. */
  readonly driver: string;
}

/** The driver's address on a preview's host. No brand has a page there. */
const DRIVER = '/studio-driver.js';

/**
 * Puts the preview in front of the product's server: a brand's `<id>.studio.localhost` is its
 * `<id>.localhost` there. Only the Studio may frame the documents, and they contain its driver.
 */
export function previewFront(options: PreviewFrontOptions): RequestListener {
  return (incoming, outgoing) => {
    if (incoming.url === DRIVER) sendDriver(outgoing, options.driver);
    else void passOn(incoming, outgoing, options).catch((error: unknown) => fail(outgoing, error));
  };
}

async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { port, serverUrl }: PreviewFrontOptions,
): Promise<void> {
  const goal = signInGoal(incoming.url);
  const own = ownHost(incoming, serverUrl, port());
  const answer = await forward(incoming, { serverUrl, own, port: port(), goal });
  const headers = headersFor(answer, studioOrigin(port()));
  if (goal !== null && answer.statusCode === 303) headers.location = goal;
  const kind = incoming.url?.startsWith('/sandbox') ? '' : (headers['content-type'] ?? '');
  const isPage = kind.startsWith('text/html');
  if (!isPage && !kind.startsWith('application/json')) {
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(outgoing);
    return;
  }
  const { 'content-length': _, ...others } = headers;
  const body = await text(answer);
  outgoing.writeHead(answer.statusCode ?? 502, others);
  outgoing.end(
    isPage
      ? body.replace('<head>', `<head><script src="${DRIVER}"></script>`)
      : // A redirect to the server becomes one within the preview.
        body.replaceAll(`http://${own}/`, `http://${incoming.headers.host}/`),
  );
}

/** Signs in as the demo account's owner, for account pages in the preview. */
const SIGN_IN = '/demo/sign-in?as=owner';

/**
 * Returns the page that the preview wants to open signed in, with its language; null for any other
 * address.
 */
function signInGoal(url = '/'): string | null {
  const known = /^\/studio-sign-in\?to=(\/payment|\/account)(?:&(lang=[a-z]{2}-[A-Z]{2}))?$/.exec(
    url,
  );
  const [, page, lang] = known ?? [];
  if (page === undefined) return null;
  return lang === undefined ? page : `${page}?${lang}`;
}

/** The host of the previewed brand on the server. */
function ownHost({ headers }: IncomingMessage, serverUrl: string, port: number): string {
  const host = studioHost(headers.host, port);
  return `${host.kind === 'preview' ? host.brand : ''}.localhost:${new URL(serverUrl).port}`;
}

interface Forwarding {
  readonly serverUrl: string;
  readonly own: string;
  readonly port: number;
  readonly goal: string | null;
}

function forward(
  incoming: IncomingMessage,
  { serverUrl, own, port, goal }: Forwarding,
): Promise<IncomingMessage> {
  const path = goal === null ? (incoming.url ?? '/') : SIGN_IN;
  const { cookie, origin, referer: _, ...headers } = incoming.headers;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const onward = request(
      `${serverUrl}${path}`,
      {
        method: incoming.method,
        headers: {
          ...headers,
          host: own,
          'accept-encoding': 'identity',
          ...(cookie !== undefined && !isForm(incoming) && { cookie }),
          ...(origin !== undefined && { origin: originOf(origin, own, port) }),
        },
      },
      resolve,
    );
    onward.on('error', reject);
    incoming.pipe(onward);
  });
}

/**
 * Whether a request opens a form. A form gets a new session, because a session with an order would
 * see its order instead.
 */
function isForm({ method, url = '/' }: IncomingMessage): boolean {
  return method === 'GET' && /^\/(signup|start-now)(\?|$)/.test(url);
}

/** Replaces the page's own origin by the server's. The server refuses any other origin. */
function originOf(origin: string, own: string, port: number): string {
  const [brand] = own.split('.');
  return origin === `http://${brand}.studio.localhost:${port}` ? `http://${own}` : origin;
}

function headersFor({ headers }: IncomingMessage, studio: string): IncomingHttpHeaders {
  const policy = headers['content-security-policy'];
  const { 'x-frame-options': _, ...others } = headers;
  if (typeof policy !== 'string') return others;
  // Also covers the frames of card fields, because their parent is in the Studio's frame.
  const framed = policy
    .replace("frame-ancestors 'none'", `frame-ancestors ${studio}`)
    .replace("frame-ancestors 'self'", `frame-ancestors 'self' ${studio}`);
  return { ...others, 'content-security-policy': framed };
}

function sendDriver(outgoing: ServerResponse, driver: string): void {
  outgoing.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  outgoing.end(driver);
}

function fail(outgoing: ServerResponse, error: unknown): void {
  if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
  outgoing.end(`The preview's server did not answer (${String(error)}).\n`);
}
