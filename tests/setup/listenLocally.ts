import { once } from 'node:events';
import type { Server } from 'node:http';

/** Makes a test's own server listen on a free port of this machine. */
export async function listenLocally(
  server: Server,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    port: address.port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
