import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The bytes received on a socket until the server closed it. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** A socket to a listening server, for requests that no HTTP client sends. */
export interface RawConnection {
  readonly write: (text: string) => void;
  /** Resolves once this text has arrived, or the server has closed the connection. */
  readonly received: (text: string) => Promise<void>;
  /** Resolves once the server has closed the connection. */
  readonly answer: () => Promise<RawAnswer>;
}

/** Opens a socket to a server. A server under `inject` starts listening for it. */
export async function aRawConnection(app: FastifyInstance): Promise<RawConnection> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const socket = connect(address.port, address.address);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'connect');
  // The server may close while the test is writing.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const text = () => Buffer.concat(chunks).toString();
  return {
    write: (text) => void socket.write(text),
    received: (part) =>
      new Promise((resolve) => {
        const look = () => {
          if (text().includes(part)) resolve();
        };
        socket.on('data', look);
        look();
        void closed.then(resolve);
      }),
    async answer() {
      await closed;
      return { text: text(), status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text())?.[1] ?? 0) };
    },
  };
}
