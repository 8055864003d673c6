import { expect, it } from 'vitest';
import { aTakenPort } from '../../../../tests/factories/servers/aTakenPort.ts';
import { requireFreePort } from './requireFreePort.ts';

it('says what to do about a port in use', async () => {
  const port = await aTakenPort();
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or set PORT to another, such as ${port + 1}.`,
  );
});

it('says what to do about a host that is not this machine', async () => {
  await expect(requireFreePort(4149, '192.0.2.1')).rejects.toThrow(
    'Cannot listen on 192.0.2.1. Set HOST to an address of this machine, or leave it unset.',
  );
});
