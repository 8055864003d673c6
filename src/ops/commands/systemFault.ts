import { fileFault } from '../brand-files/verbs/fileFault.ts';
import { portInUse } from './requirements/requireFreePort.ts';

/**
 * One line about a file that a command could not write or read, or a port that it could not have;
 * null for any other error.
 */
export function systemFault(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  // A port can be taken after it was found free, while the command builds.
  if (error.code === 'EADDRINUSE' && 'port' in error) return portInUse(Number(error.port));
  return fileFault(error, 'run this again');
}
