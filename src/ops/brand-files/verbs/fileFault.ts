/** Errors of the system for files that cannot be written, with what to do about them. */
const FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not. Make it readable and writable',
  EDQUOT: 'the disk has no more room for this user. Make room',
  EFBIG: 'it may not become larger. Raise the limit (ulimit -f)',
  ENOSPC: 'the disk is full. Make room',
  EPERM: 'this user may not. Make it readable and writable',
  EROFS: 'the disk is read-only. Make it writable',
};

/**
 * One line about a file that could not be written or read: why, and what to do before `then`. Null
 * for any other error.
 */
export function fileFault(error: unknown, then: string): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const fault = FAULTS[String(error.code)];
  if (fault === undefined) return null;
  // Errors of a write name no file. Only those of opening do.
  const file = 'path' in error && typeof error.path === 'string' ? error.path : 'A file';
  return `${file} cannot be used: ${fault}, then ${then}.`;
}
