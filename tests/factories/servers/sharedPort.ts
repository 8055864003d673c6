/** The program of a process behind a port: answers every connection, and ends in order. */
import { createServer } from 'node:net';
import { endOnSignal } from '../../../src/server/workers/endOnSignal.ts';

const server = createServer((socket) => socket.end('served'));
server.listen(Number(process.env['PORT']), '127.0.0.1');
endOnSignal(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
