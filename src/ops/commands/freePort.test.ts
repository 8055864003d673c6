import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readPort, requireFreePort } from './freePort.ts';

async function aTakenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

it('uses the usual port unless another is set', () => {
  expect([readPort(undefined, 4000), readPort('', 4000), readPort('81', 4000)]).toEqual([
    4000, 4000, 81,
  ]);
});

it.each(['http', '0', '65536', '4000.5', '-1'])('refuses %s as a port', (value) => {
  expect(() => readPort(value, 4000)).toThrow(
    `PORT is '${value}'. Set it to a number from 1 to 65535.`,
  );
});

it('says what to do about a port in use', async () => {
  const port = await aTakenPort();
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
});

it('says what to do about a host that is not this machine', async () => {
  await expect(requireFreePort(4149, '192.0.2.1')).rejects.toThrow(
    'Cannot listen on 192.0.2.1. Set HOST to an address of this machine, or leave it unset.',
  );
});
