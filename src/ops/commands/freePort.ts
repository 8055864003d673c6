import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from './CommandError.ts';

/** A port number from the environment. */
export function readPort(value: string | undefined, fallback: number): number {
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CommandError(`PORT is '${value}'. Set it to a number from 1 to 65535.`);
}

/** Throws a CommandError unless a server could listen there. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    const failed = once(probe, 'error').then(([error]) => Promise.reject(asError(error)));
    probe.listen(port, host);
    await Promise.race([once(probe, 'listening'), failed]);
  } catch (error) {
    throw new CommandError(explain(error, port, host), { cause: error });
  } finally {
    probe.close();
  }
}

function explain(error: unknown, port: number, host: string): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} needs more rights. Choose one above 1023: PORT=4000 npm start`;
    default:
      return `Cannot listen on ${host}. Set HOST to an address of this machine, or leave it unset.`;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
