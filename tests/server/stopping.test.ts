import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
