import type { SQLOutputValue } from 'node:sqlite';
import type { SandboxStorage } from '../openStorage.ts';
import type { GoCardlessEvent, ResourceKind, Resources } from './GoCardlessResource.ts';

/** A resource with its payment account. */
export interface Owned<R> {
  readonly account: string;
  readonly resource: R;
}

export interface UnsentEvent extends Owned<GoCardlessEvent> {
  readonly attempts: number;
}

export interface GoCardlessStorage {
  /** Stores a new resource, or replaces a changed one. */
  save<K extends ResourceKind>(kind: K, account: string, resource: Resources[K]): void;
  find<K extends ResourceKind>(kind: K, id: string): Owned<Resources[K]> | null;
  /** Newest first. */
  list<K extends ResourceKind>(kind: K): Owned<Resources[K]>[];
  /** Records the resource that an idempotency key has created. */
  keep(kind: ResourceKind, account: string, key: string, id: string): void;
  /** Returns the id of the resource that a key has created; null if there is none. */
  made(kind: ResourceKind, account: string, key: string): string | null;
  addEvent(account: string, event: GoCardlessEvent): void;
  /** Events not delivered yet, oldest first. */
  unsent(): UnsentEvent[];
  markSent(id: string): void;
  markTried(id: string): void;
  /** Runs work in one transaction. */
  atomically(work: () => void): void;
  webhookUrl(): string | null;
  setWebhookUrl(url: string): void;
}

type Row = Record<string, SQLOutputValue>;

const TABLES = `
  CREATE TABLE IF NOT EXISTS gocardless_resource (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL, account TEXT NOT NULL, body TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS gocardless_key (
    kind TEXT NOT NULL, account TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (kind, account, key)
  );
  CREATE TABLE IF NOT EXISTS gocardless_event (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account TEXT NOT NULL,
    body TEXT NOT NULL, sent INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS gocardless_webhook (
    id INTEGER PRIMARY KEY CHECK (id = 1), url TEXT NOT NULL
  );
`;

function owned<R>(row: Row): Owned<R> {
  // The column contains what `save` or `addEvent` wrote there, as JSON.
  return { account: String(row['account']), resource: JSON.parse(String(row['body'])) as R };
}

/** The direct debit provider's tables. */
export function openGoCardlessStorage(storage: SandboxStorage): GoCardlessStorage {
  storage.exec(TABLES);
  const save = storage.prepare(`
    INSERT INTO gocardless_resource (id, kind, account, body) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET body = excluded.body
  `);
  const one = storage.prepare('SELECT * FROM gocardless_resource WHERE kind = ? AND id = ?');
  const all = storage.prepare('SELECT * FROM gocardless_resource WHERE kind = ? ORDER BY seq DESC');
  const keep = storage.prepare('INSERT INTO gocardless_key VALUES (?, ?, ?, ?)');
  const made = storage.prepare(
    'SELECT id FROM gocardless_key WHERE kind = ? AND account = ? AND key = ?',
  );
  const addEvent = storage.prepare(
    'INSERT INTO gocardless_event (id, account, body) VALUES (?, ?, ?)',
  );
  const unsent = storage.prepare('SELECT * FROM gocardless_event WHERE sent = 0 ORDER BY seq');
  const sent = storage.prepare('UPDATE gocardless_event SET sent = 1 WHERE id = ?');
  const tried = storage.prepare('UPDATE gocardless_event SET attempts = attempts + 1 WHERE id = ?');
  const url = storage.prepare('SELECT url FROM gocardless_webhook');
  const setUrl = storage.prepare('INSERT OR REPLACE INTO gocardless_webhook VALUES (1, ?)');
  return {
    save: (kind, account, resource) =>
      void save.run(resource.id, kind, account, JSON.stringify(resource)),
    find(kind, id) {
      const row = one.get(kind, id);
      return row === undefined ? null : owned(row);
    },
    list: (kind) => all.all(kind).map((row) => owned(row)),
    keep: (kind, account, key, id) => void keep.run(kind, account, key, id),
    made(kind, account, key) {
      const id = made.get(kind, account, key)?.['id'];
      return typeof id === 'string' ? id : null;
    },
    addEvent: (account, event) => void addEvent.run(event.id, account, JSON.stringify(event)),
    unsent: () =>
      unsent.all().map((row) => ({
        ...owned<GoCardlessEvent>(row),
        attempts: Number(row['attempts']),
      })),
    markSent: (id) => void sent.run(id),
    markTried: (id) => void tried.run(id),
    atomically(work) {
      storage.exec('BEGIN IMMEDIATE');
      try {
        work();
        storage.exec('COMMIT');
      } catch (cause) {
        storage.exec('ROLLBACK');
        throw cause;
      }
    },
    webhookUrl() {
      const value = url.get()?.['url'];
      return typeof value === 'string' ? value : null;
    },
    setWebhookUrl: (value) => void setUrl.run(value),
  };
}
