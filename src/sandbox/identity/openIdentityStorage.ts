import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { SandboxStorage } from '../openStorage.ts';
import type { Authorization } from './readAuthorization.ts';
import type { StandInPerson } from './StandInPerson.ts';

/** The data behind a code or token. */
export interface Grant {
  readonly asked: Authorization;
  readonly person: StandInPerson;
  /** Whether the provider fails when it is redeemed. */
  readonly isFaulty: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface IdentityStorage {
  /** Stores a grant under a new code or token. */
  keep(kind: 'code' | 'token', grant: Grant): string;
  /** Redeems a code: returns its grant once, then `null`, as for any other text. */
  redeem(code: string): Grant | null;
  /** Returns a token's grant. */
  find(token: string): Grant | null;
  /** The key that signs ID tokens, as PKCS #8. Created on first use. */
  signingKey(): string;
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS identity_grant (
    value TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS identity_key (
    id INTEGER PRIMARY KEY CHECK (id = 1), pkcs8 TEXT NOT NULL
  );
`;

/** The tables of the Google and Facebook stand-in. */
export function openIdentityStorage(storage: SandboxStorage): IdentityStorage {
  storage.exec(TABLES);
  const insert = storage.prepare('INSERT INTO identity_grant VALUES (?, ?, ?)');
  const one = storage.prepare('SELECT body FROM identity_grant WHERE value = ? AND kind = ?');
  const remove = storage.prepare('DELETE FROM identity_grant WHERE value = ?');
  const key = storage.prepare('SELECT pkcs8 FROM identity_key');
  const keepKey = storage.prepare('INSERT OR IGNORE INTO identity_key VALUES (1, ?)');

  function find(value: string, kind: 'code' | 'token'): Grant | null {
    const body = one.get(value, kind)?.['body'];
    // The column contains what `keep` wrote there.
    return typeof body === 'string' ? (JSON.parse(body) as Grant) : null;
  }

  return {
    keep(kind, grant) {
      const value = randomBytes(24).toString('base64url');
      insert.run(value, kind, JSON.stringify(grant));
      return value;
    },
    redeem(code) {
      const grant = find(code, 'code');
      remove.run(code);
      return grant;
    },
    find: (token) => find(token, 'token'),
    signingKey() {
      const kept = key.get()?.['pkcs8'];
      if (typeof kept === 'string') return kept;
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      keepKey.run(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
      return String(key.get()?.['pkcs8']);
    },
  };
}
