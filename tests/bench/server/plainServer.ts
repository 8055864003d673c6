/** A Fastify server with nothing to do: 'hello', and the bytes of a file, which it reads once. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const [, , file = ''] = process.argv;
let bytes: Buffer | null = null;
const app = Fastify();

app.get('/hello', (_request, reply) => reply.type('text/plain').send('hello'));
app.get('/bytes', (_request, reply) => {
  bytes ??= readFileSync(file);
  return reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(bytes);
});

console.log(`Server ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
