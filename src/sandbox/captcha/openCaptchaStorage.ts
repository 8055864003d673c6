import { randomBytes } from 'node:crypto';
import type { SandboxStorage } from '../openStorage.ts';

export interface CaptchaStorage {
  /** The key that signs tokens. Created once, so that tokens survive a restart. */
  readonly signingKey: Buffer;
  /** Records that a token was assessed. Returns false when it already was. */
  markUsed(tokenId: string, now: number): boolean;
  /** Stores an assessment. The oldest ones are deleted when there are many. */
  keepQuestion(question: CaptchaQuestion): void;
  /** Newest first. */
  questions(): readonly CaptchaQuestion[];
}

/** A server's request to assess a token, and the result. It does not contain the token. */
export interface CaptchaQuestion {
  /** ISO 8601. */
  readonly at: string;
  /** The host whose page made the token; empty when the token is unreadable. */
  readonly hostname: string;
  /** Whether the token came from the invisible check or from the checkbox. */
  readonly kind: 'invisible' | 'visible';
  /** The action that the server expected, and the one that the token was made for. */
  readonly expectedAction: string;
  readonly action: string;
  readonly score: number;
  /** The provider's reason for an invalid token; empty for a valid one. */
  readonly invalidReason: string;
}

const MOST_QUESTIONS = 200;

/** Twice a token's lifetime, because an older token is refused for its age. */
const KEEP_USED_MS = 4 * 60_000;

function readOrMakeKey(storage: SandboxStorage): Buffer {
  storage
    .prepare('INSERT OR IGNORE INTO captcha_key (id, secret) VALUES (1, ?)')
    .run(randomBytes(32));
  const secret = storage.prepare('SELECT secret FROM captcha_key WHERE id = 1').get()?.['secret'];
  if (!ArrayBuffer.isView(secret)) throw new Error('The captcha signing key cannot be read.');
  return Buffer.from(secret);
}

/** The captcha's tables: its signing key, and the assessed tokens. */
export function openCaptchaStorage(storage: SandboxStorage): CaptchaStorage {
  storage.exec(`
    CREATE TABLE IF NOT EXISTS captcha_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS captcha_used (token_id TEXT PRIMARY KEY, used_at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS captcha_question (id INTEGER PRIMARY KEY AUTOINCREMENT, question TEXT NOT NULL);
  `);
  const forget = storage.prepare('DELETE FROM captcha_used WHERE used_at < ?');
  const insert = storage.prepare('INSERT OR IGNORE INTO captcha_used VALUES (?, ?)');
  const ask = storage.prepare('INSERT INTO captcha_question (question) VALUES (?)');
  const dropOld = storage.prepare(
    `DELETE FROM captcha_question WHERE id <= (SELECT max(id) - ${MOST_QUESTIONS} FROM captcha_question)`,
  );
  const asked = storage.prepare('SELECT question FROM captcha_question ORDER BY id DESC');
  return {
    keepQuestion(question) {
      ask.run(JSON.stringify(question));
      dropOld.run();
    },
    // The column contains what keepQuestion wrote there, as JSON.
    questions: () => asked.all().map((row) => JSON.parse(String(row['question']))),
    signingKey: readOrMakeKey(storage),
    markUsed(tokenId, now) {
      forget.run(now - KEEP_USED_MS);
      return Number(insert.run(tokenId, now).changes) === 1;
    },
  };
}
