import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openPageCache } from '../../../src/server/pages/cache/openPageCache.ts';
import { aServer, type TestServerOptions } from '../../factories/servers/aServer.ts';

const HINTED = { earlyHints: true };

/** The response of a listening server, with its early hints. */
async function aListeningServer(options: TestServerOptions = {}) {
  const { app } = await aServer(options);
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const ask = async (path: string, { method = 'GET', host = 'signup.slotbook.example' } = {}) => {
    const asked = request(new URL(path, url), { method, headers: { host } });
    const hints: unknown[] = [];
    asked.on('information', ({ headers, statusCode }) => hints.push([statusCode, headers['link']]));
    asked.end();
    const [answer] = await once(asked, 'response');
    await text(answer);
    return { hints, status: answer.statusCode };
  };
  return { ask, port: Number(url.port) };
}

it("a page's script is announced before the page is rendered", async () => {
  const { ask } = await aListeningServer({ config: HINTED });

  expect(await ask('/signup?email=ada@example.com')).toEqual({
    hints: [[103, '</assets/hydrate.js>; rel=modulepreload']],
    status: 200,
  });
});

it.each([
  ['a server that was not asked for hints', '/signup', {}, { config: {} }],
  ['a page that is served from its sources', '/signup', {}, { deps: { entryScript: null } }],
  ['an answer without a body', '/signup', { method: 'HEAD' }, {}],
  ['a host that is no brand’s', '/signup', { host: 'other.example' }, {}],
  ['a page that is refused for want of room', '/signup', {}, { deps: { loopDelay: () => 1000 } }],
  ['what is no page', '/healthz', {}, {}],
])('%s has none', async (_name, path, how, options) => {
  const { ask } = await aListeningServer({ config: HINTED, ...options });

  expect((await ask(path, how)).hints).toEqual([]);
});

it('a page from memory has none: it is there at once', async () => {
  const { ask } = await aListeningServer({ config: HINTED, deps: { pageCache: openPageCache() } });

  expect((await ask('/signup')).hints).toHaveLength(1);
  expect((await ask('/signup')).hints).toEqual([]);
});

it('a client of HTTP/1.0 gets only the page', async () => {
  const { port } = await aListeningServer({ config: HINTED });
  const socket = connect(port, '127.0.0.1');
  socket.end('GET /signup HTTP/1.0\r\nHost: signup.slotbook.example\r\n\r\n');

  expect(await text(socket)).toMatch(/^HTTP\/1\.[01] 200 /);
});
