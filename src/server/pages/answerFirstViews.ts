import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasOneHost } from '../http/address/oneHost.ts';
import { brandNamed, isSecure } from '../http/addSite.ts';
import { encodingFor } from '../http/sendCompressed.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import { newSession, type SessionCookie, sessionCookie } from '../session/visitorSession.ts';
import { firstViewName } from './cache/firstViewName.ts';
import { keptHeaders } from './pageHeaders.ts';

/**
 * Answers a first view whose page is kept, before anything else is done for it: with the page's bytes, and a
 * session of its own. All other requests go on, and get the same answer by their route.
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

/** Tells whether the request was answered. */
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
  // Fastify would look at each header and at the body again: its hooks for what is sent have nothing to add.
  reply.hijack();
  reply.raw.writeHead(200, [...keptHeaders(page, secure), 'set-cookie', written(cookie, server)]);
  reply.raw.end(page.body);
  deps.metrics.pageSent('kept');
  return true;
}

/** What stands before and after a session's value in its cookie's header, by the cookie's name. */
const around = new Map<string, readonly [before: string, after: string]>();

/**
 * The header of a session's cookie. All sessions of a name have the same options, and a value has no character
 * that would have to be encoded.
 */
function written(
  { name, options, value }: SessionCookie,
  { serializeCookie }: Pick<FastifyInstance, 'serializeCookie'>,
): string {
  const known = around.get(name);
  if (known !== undefined) return known[0] + value + known[1];
  const header = serializeCookie(name, value, options);
  const [before = '', after = ''] = header.split(value);
  around.set(name, [before, after]);
  return header;
}
