import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeServer } from '../../../src/server/http/closeWhenStopping.ts';
import { SERVER_TIMES } from '../../../src/server/http/serverTimes.ts';
import { aRawConnection } from '../../factories/servers/aRawConnection.ts';
import { aServer } from '../../factories/servers/aServer.ts';

it('a server about to stop fails its readiness and closes connections, but still answers', async () => {
  const { app } = await aServer({ deps: { isReady: () => false } });
  const headers = { host: 'slotbook.localhost' };

  const ready = await app.inject({ url: '/readyz', headers });
  const page = await app.inject({ url: '/signup', headers });

  expect(ready.statusCode).toBe(503);
  expect(page.statusCode).toBe(200);
  expect(page.headers['connection']).toBe('close');
});

it('an answer closes its connection that was under way when the server was asked to stop', async () => {
  let isReady = true;
  const { app } = await aServer({
    deps: {
      isReady: () => isReady,
      renderPage: () => {
        isReady = false;
        return { pieces: ['<!doctype html>'], styleHashes: [] };
      },
    },
  });

  const page = await app.inject({ url: '/signup', headers: { host: 'slotbook.localhost' } });

  expect(page.statusCode).toBe(200);
  expect(page.headers['connection']).toBe('close');
});

/** A server that has begun to answer '/' on a connection, and a function that ends that answer. */
async function anAnswerBegun(times = SERVER_TIMES) {
  const { app } = await aServer({ times });
  const begun = Promise.withResolvers<() => void>();
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url !== '/') return done();
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 6 }).write('be');
    begun.resolve(() => reply.raw.end('gun.'));
  });
  const connection = await aRawConnection(app);
  const ask = (path: string) =>
    connection.write(`GET ${path} HTTP/1.1\r\nHost: slotbook.localhost\r\n\r\n`);
  ask('/');
  return { app, ask, connection, end: await begun.promise };
}

it('a server that stops does not wait for a client that is silent after an answer', async () => {
  const { app, connection, end } = await anAnswerBegun();

  const stopped = closeServer(app, false);
  await expect.poll(() => app.server.listening).toBe(false);
  end();

  await stopped;
  const { text } = await connection.answer();
  expect(text).toMatch(/^connection: keep-alive\r$/im);
  expect(text).toMatch(/begun\.$/);
});

it('a request that comes on a connection which is still busy is answered, and closes it', async () => {
  const { app, ask, connection, end } = await anAnswerBegun();
  const arrived = once(app.server, 'request');

  const stopped = closeServer(app, false);
  await expect.poll(() => app.server.listening).toBe(false);
  ask('/healthz');
  await arrived;
  end();

  await stopped;
  const { text } = await connection.answer();
  expect(text).toMatch(/begun\.HTTP\/1\.1 200 OK\r\n/);
  expect(text).toMatch(/^connection: close\r$/im);
});

/** Silence does not close a connection. */
const IMPATIENT = { headersMs: 100, requestMs: 100, silentMs: 0, checkedEveryMs: 50_000 };

it.each([
  ['headers', []],
  ['body', ['Content-Type: application/json', 'Content-Length: 9', '', '{']],
])('a server that stops cuts a request without the end of its %s', async (_part, lines) => {
  const { app } = await aServer({ times: IMPATIENT });
  const connection = await aRawConnection(app);
  connection.write(
    ['POST /signup/free HTTP/1.1', 'Host: slotbook.localhost', ...lines].join('\r\n'),
  );

  await closeServer(app, false);

  expect((await connection.answer()).text).toBe('');
});

it('a server that stops waits for an answer that takes longer than a request may', async () => {
  const { app, connection, end } = await anAnswerBegun(IMPATIENT);
  const stopped = closeServer(app, false);
  await expect.poll(() => app.server.listening).toBe(false);
  setTimeout(end, IMPATIENT.requestMs * 3);

  await stopped;
  expect((await connection.answer()).text).toMatch(/begun\.$/);
});

it('a server with a wrong environment names every fault, a line each, and exits with 2', async () => {
  const main = join(import.meta.dirname, '../../../src/server/main.ts');
  const env = { PATH: process.env['PATH'], PORT: 'abc', SANDBOX_URL: 'here' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk);
  });

  const [code] = await once(child, 'close');

  expect(code).toBe(2);
  const lines = stderr.trim().split('\n');
  expect(lines).toContain(
    "PORT is 'abc', which cannot be used. Write a whole number from 0 to 65535.",
  );
  expect(lines.every((line) => /^[A-Z_]+ (is|are) /.test(line))).toBe(true);
});
