import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasOneHost } from '../http/address/oneHost.ts';
import { brandNamed, isSecure } from '../http/addSite.ts';
import { encodingFor } from '../http/sendCompressed.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { newSession, type SessionCookie, sessionCookie } from '../session/visitorSession.ts';
import { firstViewName } from './cache/firstViewName.ts';
import { keptHeaders } from './pageHeaders.ts';

/**
 * Answers a first view whose page is cached, before any other work: with the page's bytes and a new
 * session. All other requests continue, and their route gives the same answer.
 */
export function answerFirstViews(
  app: FastifyInstance,
  deps: ServerDeps,
  hasRoom: () => boolean,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!answer(request, reply, deps, hasRoom)) done();
  });
}

/** Returns whether the request was answered. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  hasRoom: () => boolean,
): boolean {
  const { headers, server } = request;
  if (headers.cookie !== undefined || !deps.isReady() || !hasOneHost(request)) return false;
  const brand = brandNamed(request, deps, deps.brands.current());
  const secure = isSecure(request, deps.config);
  const name = brand && firstViewName(request, { ...brand, secure }, deps.clock());
  const page = name && deps.pageCache.named(name, encodingFor(headers['accept-encoding']));
  if (!brand || !page || !hasRoom()) return false;
  const cookie = sessionCookie(newSession(deps), { brandId: brand.id, secure }, deps);
  // Fastify would process each header and the body again, although its hooks have nothing to add.
  reply.hijack();
  reply.raw.writeHead(200, [...keptHeaders(page, secure), 'set-cookie', written(cookie, server)]);
  reply.raw.end(page.body);
  deps.metrics.pageSent('kept');
  return true;
}

/**
 * The header of each cookie without its value, split where the value goes. Never contains a
 * session.
 */
const emptyCookies = new Map<string, readonly [before: string, after: string]>();

/**
 * Returns the header of a session's cookie. All sessions of a name have the same options, so only
 * the value changes.
 */
function written(
  { name, options, value }: SessionCookie,
  { serializeCookie }: Pick<FastifyInstance, 'serializeCookie'>,
): string {
  const [before, after] = emptyCookies.get(name) ?? emptyCookie();
  return before + encodeURIComponent(value) + after;

  function emptyCookie(): readonly [before: string, after: string] {
    const header = serializeCookie(name, '', options);
    const start = `${name}=`;
    const parts = [start, header.slice(start.length)] as const;
    emptyCookies.set(name, parts);
    return parts;
  }
}
