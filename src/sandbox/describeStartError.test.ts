import { expect, it } from 'vitest';
import { describeStartError } from './describeStartError.ts';

const SETTINGS = { port: 4010, smtpPort: 4025, dataDir: '/data/sandbox' };

const sqlite = (errcode: number) => ({ code: 'ERR_SQLITE_ERROR', errcode });

it.each([
  ['a disk that is full', { code: 'ENOSPC' }, /^There is no room left for \/data\/sandbox: /],
  ['a full disk, as SQLite says it', sqlite(13), /^There is no room left for \/data\/sandbox: /],
  ['a folder that is read-only', { code: 'EROFS' }, /make it writable/],
  ['a read-only file, as SQLite says it', sqlite(8), /make it writable/],
  ['a damaged file', sqlite(11 + 256), /is damaged/],
  ['a file of something else', sqlite(26), /is damaged/],
  ['a port that is taken', { code: 'EADDRINUSE', port: 4025 }, /^Port 4025 .*SANDBOX_SMTP_PORT/],
])('says what to do about %s', (_, cause, line) => {
  const error = Object.assign(new Error('as the system says it'), cause);

  expect(describeStartError(error, SETTINGS)).toMatch(line);
});
