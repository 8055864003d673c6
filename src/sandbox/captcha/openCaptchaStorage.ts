import { randomBytes } from 'node:crypto';
import type { SandboxStorage } from '../openStorage.ts';

export interface CaptchaStorage {
  /** The key that signs tokens: made once, so that tokens survive a restart. */
  readonly signingKey: Buffer;
  /** Records that a token was assessed. Returns false when it already was. */
  markUsed(tokenId: string, now: number): boolean;
}

/** Twice a token's longest life, because an older one is refused for its age. */
const KEEP_USED_MS = 4 * 60_000;

function readOrMakeKey(storage: SandboxStorage): Buffer {
  storage
    .prepare('INSERT OR IGNORE INTO captcha_key (id, secret) VALUES (1, ?)')
    .run(randomBytes(32));
  const secret = storage.prepare('SELECT secret FROM captcha_key WHERE id = 1').get()?.['secret'];
  if (!ArrayBuffer.isView(secret)) throw new Error('The captcha signing key cannot be read.');
  return Buffer.from(secret);
}

/** The captcha's tables: its signing key, and the tokens already assessed. */
export function openCaptchaStorage(storage: SandboxStorage): CaptchaStorage {
  storage.exec(`
    CREATE TABLE IF NOT EXISTS captcha_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS captcha_used (token_id TEXT PRIMARY KEY, used_at INTEGER NOT NULL);
  `);
  const forget = storage.prepare('DELETE FROM captcha_used WHERE used_at < ?');
  const insert = storage.prepare('INSERT OR IGNORE INTO captcha_used VALUES (?, ?)');
  return {
    signingKey: readOrMakeKey(storage),
    markUsed(tokenId, now) {
      forget.run(now - KEEP_USED_MS);
      return Number(insert.run(tokenId, now).changes) === 1;
    },
  };
}
