import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { systemFault } from './systemFault.ts';

it('says of a file that cannot be written what to do', () => {
  const error = Object.assign(new Error('EROFS: read-only'), { code: 'EROFS', path: '/srv/dist' });

  expect(systemFault(error)).toBe(
    '/srv/dist cannot be used: the disk is read-only. Make it writable, then run this again.',
  );
});

it('says that a disk is full where the system names no file', () => {
  const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  expect(systemFault(error)).toMatch(/^A file cannot be used: the disk is full\. Make room/);
});

it('says of a port that was taken meanwhile what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  // A server that listens on a port has an address object.
  const { port } = taken.address() as AddressInfo;
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch(
    (thrown: unknown) => [thrown],
  );
  taken.close();

  expect(systemFault(error)).toMatch(`Port ${port} is in use. Stop what uses it`);
});

it('leaves a file that is not there to the command, which knows whether it should be', () => {
  let thrown: unknown;
  try {
    closeSync(openSync('/nowhere/at/all', 'r'));
  } catch (error) {
    thrown = error;
  }

  expect(thrown).toBeInstanceOf(Error);
  expect(systemFault(thrown)).toBeNull();
});

it('leaves a fault of ours as it is, whose stack is wanted', () => {
  expect(systemFault(new TypeError('x is undefined'))).toBeNull();
  expect(systemFault('ENOSPC')).toBeNull();
});
