import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeServer } from '../../src/server/http/closeWhenStopping.ts';
import { aRawConnection } from '../factories/aRawConnection.ts';
import { aServer } from '../factories/aServer.ts';

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
        return { html: '<!doctype html>', styleHashes: [] };
      },
    },
  });

  const page = await app.inject({ url: '/signup', headers: { host: 'slotbook.localhost' } });

  expect(page.statusCode).toBe(200);
  expect(page.headers['connection']).toBe('close');
});

it('a server that stops does not wait for whoever says nothing after an answer that had begun', async () => {
  const { app } = await aServer();
  const begun = Promise.withResolvers<() => void>();
  app.addHook('onRequest', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 6 }).write('be');
    begun.resolve(() => reply.raw.end('gun.'));
  });
  const connection = await aRawConnection(app);
  connection.write('GET / HTTP/1.1\r\nHost: slotbook.localhost\r\n\r\n');
  const end = await begun.promise;

  const stopped = closeServer(app, false);
  await expect.poll(() => app.server.listening).toBe(false);
  end();

  await stopped;
  const { text } = await connection.answer();
  expect(text).toMatch(/^connection: keep-alive\r$/im);
  expect(text).toMatch(/begun\.$/);
});

it('a server with a wrong environment names every fault, a line each, and exits with 2', async () => {
  const main = join(import.meta.dirname, '../../src/server/main.ts');
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
