/** What the system says of a file that cannot be written, and what to do about it. */
const FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not. Make it writable',
  EDQUOT: 'the disk has no more room for this user. Make room',
  EFBIG: 'it may not become larger. Raise the limit (ulimit -f)',
  ENOSPC: 'the disk is full. Make room',
  EPERM: 'this user may not. Make it writable',
  EROFS: 'the disk is read-only. Make it writable',
};

/** One line about a file that the system did not let a command write or read; null where it is another fault. */
export function systemFault(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const fault = FAULTS[String(error.code)];
  if (fault === undefined) return null;
  // A write names no file, only the opening does.
  const file = 'path' in error && typeof error.path === 'string' ? error.path : 'A file';
  return `${file} cannot be used: ${fault}, then run this again.`;
}
