import { CommandError } from '../CommandError.ts';

/** A port number from the environment. */
export function readPort(value: string | undefined, fallback: number): number {
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CommandError(`PORT is '${value}'. Set it to a number from 1 to 65535.`);
}
