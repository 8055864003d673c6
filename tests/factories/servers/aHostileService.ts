import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a service does with a connection, once it has received something or must speak first. */
export type Hostility = (socket: Socket) => void;

export interface HostileService {
  readonly port: number;
  /** How many connections are open. */
  readonly open: () => number;
}

const EVERY_MS = 10;
const PIECE = Buffer.alloc(65_536, 'x');

/** Sends one character at a time, without end. */
export function inDrops(before: string, drop = 'x'): Hostility {
  return (socket) => {
    socket.write(before);
    const timer = setInterval(() => socket.write(drop), EVERY_MS);
    socket.on('close', () => clearInterval(timer));
  };
}

/** Sends as much as the other side takes, without end. */
export function withoutEnd(before: string): Hostility {
  return (socket) => {
    socket.write(before);
    const more = () => {
      let isTaken = true;
      while (isTaken && !socket.destroyed) isTaken = socket.write(PIECE);
    };
    socket.on('drain', more);
    more();
  };
}

export const silence: Hostility = () => undefined;

/** Sends this and ends the connection. */
export function only(answer: string | Buffer): Hostility {
  return (socket) => void socket.end(answer);
}

/** A service on this machine that behaves like this at each connection. */
export async function aHostileService(
  act: Hostility,
  speaksFirst = false,
): Promise<HostileService> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (speaksFirst) act(socket);
    else socket.once('data', () => act(socket));
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { port: address.port, open: () => sockets.size };
}
