import type { SandboxSettings } from './readSandboxSettings.ts';

/** SQLite's own numbers, in the lowest byte of its result codes. */
const SQLITE_FULL = 13;
const SQLITE_DAMAGED: readonly number[] = [11, 26];

function textOf(cause: unknown, name: 'code' | 'message'): string {
  if (typeof cause !== 'object' || cause === null) return '';
  const value: unknown = Reflect.get(cause, name);
  return typeof value === 'string' ? value : '';
}

/** Says in one line why the sandbox cannot start, and what to do about it. */
export function describeStartError(cause: unknown, settings: SandboxSettings): string {
  const { port, smtpPort, dataDir } = settings;
  const code = textOf(cause, 'code');
  if (code === 'EADDRINUSE') {
    const name =
      Reflect.get(Object(cause), 'port') === smtpPort ? 'SANDBOX_SMTP_PORT' : 'SANDBOX_PORT';
    const taken = name === 'SANDBOX_PORT' ? port : smtpPort;
    return `Port ${taken} is in use: end what holds it, or set ${name} to another.`;
  }
  const sqlite = Number(Reflect.get(Object(cause), 'errcode')) & 0xff;
  if (['ENOSPC', 'EDQUOT'].includes(code) || sqlite === SQLITE_FULL) {
    return `There is no room left for ${dataDir}: make room on its disk, or set SANDBOX_DATA_DIR to a folder on another.`;
  }
  if (SQLITE_DAMAGED.includes(sqlite)) {
    return `What ${dataDir} has is damaged, or is no database of the sandbox: delete it, or set SANDBOX_DATA_DIR to another.`;
  }
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ERR_SQLITE_ERROR'].includes(code)) {
    return `The sandbox cannot write to ${dataDir} (${textOf(cause, 'message')}): make it writable, or set SANDBOX_DATA_DIR to another.`;
  }
  return `The sandbox could not start: ${textOf(cause, 'message') || String(cause)}`;
}
