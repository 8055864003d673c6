import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/Config.ts';
import { StartError } from '../StartError.ts';
import { hostAndPort } from './address/hostAndPort.ts';

/** Listens as configured, and returns the address. Throws StartError with what to do. */
export async function listenOn(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    await app.close();
    throw new StartError(portMessage(cause, host, port), { cause });
  }
}

function portMessage(cause: unknown, host: string, port: number): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used. Set PORT to one above 1023.`;
  return `Cannot listen on ${hostAndPort(host, port)}. Set HOST to an address of this machine.`;
}
