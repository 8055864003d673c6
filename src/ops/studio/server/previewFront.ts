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
  /** Where the product's own server answers. */
  readonly serverUrl: string;
  /** The script by which the Studio brings a previewed page into a state. */
  readonly driver: string;
}

/** The driver's address on a preview's host. No brand has a page there. */
const DRIVER = '/studio-driver.js';

/**
 * Fronts the product's server for the preview: a brand's `<id>.studio.localhost` is its
 * `<id>.localhost` there. Only the Studio may frame the documents, and they carry its driver.
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
  const answer = await forward(incoming, serverUrl, port(), goal === null ? null : SIGN_IN);
  const headers = headersFor(answer, studioOrigin(port()));
  if (goal !== null && answer.statusCode === 303) headers.location = goal;
  if (!headers['content-type']?.startsWith('text/html') || incoming.url?.startsWith('/sandbox')) {
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(outgoing);
    return;
  }
  const { 'content-length': _, ...others } = headers;
  const html = await text(answer);
  outgoing.writeHead(answer.statusCode ?? 502, others);
  outgoing.end(html.replace('<head>', `<head><script src="${DRIVER}"></script>`));
}

/** Signs in as the demo account's owner, for the preview's pages of an account. */
const SIGN_IN = '/demo/sign-in?as=owner';

/** Returns the page that a preview wants to see signed in; null for any other address. */
function signInGoal(url = '/'): string | null {
  return /^\/studio-sign-in\?to=(\/payment|\/account)$/.exec(url)?.[1] ?? null;
}

function forward(
  incoming: IncomingMessage,
  serverUrl: string,
  port: number,
  path: string | null,
): Promise<IncomingMessage> {
  const host = studioHost(incoming.headers.host, port);
  const brand = host.kind === 'preview' ? host.brand : '';
  const { host: at } = new URL(serverUrl);
  const own = `${brand}.localhost:${at.split(':')[1]}`;
  const { cookie, origin, referer: _, ...headers } = incoming.headers;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const onward = request(
      `${serverUrl}${path ?? incoming.url ?? '/'}`,
      {
        method: incoming.method,
        headers: {
          ...headers,
          host: own,
          'accept-encoding': 'identity',
          ...(cookie !== undefined && !isForm(incoming) && { cookie }),
          ...(origin !== undefined && { origin: originOf(origin, brand, port, own) }),
        },
      },
      resolve,
    );
    onward.on('error', reject);
    incoming.pipe(onward);
  });
}

/** Whether a form is opened: in a new session, because one that has ordered is told its order instead. */
function isForm({ method, url = '/' }: IncomingMessage): boolean {
  return method === 'GET' && /^\/(signup|start-now)(\?|$)/.test(url);
}

/**
 * Replaces the page's own origin by the one that the server knows. Any other stays, and the server
 * refuses it.
 */
function originOf(origin: string, brand: string, port: number, own: string): string {
  return origin === `http://${brand}.studio.localhost:${port}` ? `http://${own}` : origin;
}

function headersFor({ headers }: IncomingMessage, studio: string): IncomingHttpHeaders {
  const policy = headers['content-security-policy'];
  const { 'x-frame-options': _, ...others } = headers;
  if (typeof policy !== 'string') return others;
  // Covers the frames of card fields too, because their parent is itself in the Studio's frame.
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
