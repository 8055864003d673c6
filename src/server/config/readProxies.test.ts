import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readProxies } from './readProxies.ts';

function read(value: string) {
  const reader = new EnvironmentReader({ TRUSTED_PROXIES: value });
  const proxies = readProxies(reader);
  return { proxies, problems: reader.problems.map(({ message }) => message) };
}

it.each(['0.0.0.0/0', '::/0', '10.0.0.0/8,::/00'])('%s is every address, and refused', (value) => {
  const { problems } = read(value);

  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('is every address. Write those of your proxies');
});

it.each([
  '127.0.0.1',
  '10.0.0.0/8, 127.0.0.1',
  '::1',
  'fd00::/8',
  '::ffff:10.0.0.1',
  '::ffff:10.0.0.0/104',
  '1.2.3.4/32',
  '::1/128',
  '0.0.0.0/1',
])('what is accepted, the server starts with: %s', async (value) => {
  const { problems, proxies } = read(value);
  expect(problems).toEqual([]);

  const app = fastify({ trustProxy: [...proxies] });

  await app.ready();
  await app.close();
});
