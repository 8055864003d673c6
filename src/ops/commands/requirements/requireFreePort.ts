import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from '../CommandError.ts';

/** Throws a CommandError unless a server can listen on the port. */
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
      return portInUse(port);
    case 'EACCES':
      return `Port ${port} needs more rights. Set PORT to one above 1023, such as 4000.`;
    default:
      return `Cannot listen on ${host}. Set HOST to an address of this machine, or leave it unset.`;
  }
}

/** What to do about a port that another program has. */
export function portInUse(port: number): string {
  return `Port ${port} is in use. Stop what uses it, or set PORT to another, such as ${port + 1}.`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
