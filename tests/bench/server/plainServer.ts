/**
 * A Fastify server that only sends: 'hello'; a page's bytes, which it reads once; the same with the
 * page's headers and a signed cookie; and the page compressed for each request.
 */
import { createHmac, createSecretKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { compress } from '../../../src/server/http/sendCompressed.ts';
import type { PlainPage } from './PlainPage.ts';

const [, , file = ''] = process.argv;
const key = createSecretKey('a secret of the bench, long enough to pass', 'utf8');
const app = Fastify();

function readPage() {
  const { body, headers }: PlainPage = JSON.parse(readFileSync(file, 'utf8'));
  const bytes = Buffer.from(body, 'base64');
  return { bytes, headers, whole: brotliDecompressSync(bytes) };
}
let known: ReturnType<typeof readPage> | null = null;
function page() {
  known ??= readPage();
  return known;
}

app.get('/hello', (_request, reply) => reply.type('text/plain').send('hello'));
app.get('/bytes', (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page().bytes),
);
app.get('/page', (_request, reply) => {
  const { bytes, headers } = page();
  const session = `${randomUUID()}.${Date.now().toString(36)}`;
  const signature = createHmac('sha256', key).update(session).digest('base64url');
  const cookie = `session=${session}.${signature}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`;
  return reply.headers(headers).header('set-cookie', cookie).send(bytes);
});
app.get('/compressed', async (_request, reply) => {
  const { headers, whole } = page();
  return reply.headers(headers).send(await compress(whole, 'br'));
});

console.log(`Server ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
