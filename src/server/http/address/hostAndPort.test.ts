import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { hostAndPort, listeningUrl } from './hostAndPort.ts';

it.each([
  ['::', '[::]:4000', 'http://[::]:4000'],
  ['::1', '[::1]:4000', 'http://[::1]:4000'],
  ['0.0.0.0', '0.0.0.0:4000', 'http://127.0.0.1:4000'],
  ['127.0.0.1', '127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['signup.example', 'signup.example:4000', 'http://signup.example:4000'],
])('a server on %s is at %s, and looked at at %s', (host, place, url) => {
  expect(hostAndPort(host, 4000)).toBe(place);
  expect(listeningUrl(host, 4000)).toBe(url);
  expect(new URL(url).port).toBe('4000');
});

it('several processes say the same of all addresses as one does', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '0.0.0.0', port: 0 });

  expect(listeningUrl('0.0.0.0', Number(new URL(url).port))).toBe(url);
});
