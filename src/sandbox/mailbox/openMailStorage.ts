import type { SQLOutputValue } from 'node:sqlite';
import type { SandboxStorage } from '../openStorage.ts';
import type { Mail, StoredMail } from './Mail.ts';

/** A message as it arrived: its bytes, its recipients, and its content. */
export interface Delivery {
  readonly raw: Uint8Array;
  readonly recipients: readonly string[];
  readonly mail: Mail;
}

export interface MailStorage {
  /** Stores a message and returns its id. */
  add(delivery: Delivery): number;
  /** Newest first. Only those delivered to `recipient`, ignoring case; all if it is empty. */
  list(recipient: string): StoredMail[];
  find(id: number): StoredMail | null;
  raw(id: number): Uint8Array | null;
  count(): number;
  /** Deletes every message and returns their number. */
  empty(): number;
}

type Row = Record<string, SQLOutputValue>;

function storedMail(row: Row): StoredMail {
  // The column contains what `add` wrote there: a Mail, as JSON.
  const mail = JSON.parse(String(row['mail'])) as Mail;
  return { id: Number(row['id']), ...mail };
}

/** The mailbox's table: one row per message. */
export function openMailStorage(storage: SandboxStorage): MailStorage {
  storage.exec(`
    CREATE TABLE IF NOT EXISTS mailbox_message (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      recipients TEXT NOT NULL,
      mail TEXT NOT NULL,
      raw BLOB NOT NULL
    );
  `);
  const insert = storage.prepare(
    'INSERT INTO mailbox_message (recipients, mail, raw) VALUES (?, ?, ?)',
  );
  const everyone = storage.prepare('SELECT id, mail FROM mailbox_message ORDER BY id DESC');
  const toOne = storage.prepare(`
    SELECT id, mail FROM mailbox_message
    WHERE EXISTS (SELECT 1 FROM json_each(recipients) WHERE value = ?) ORDER BY id DESC
  `);
  const one = storage.prepare('SELECT id, mail FROM mailbox_message WHERE id = ?');
  const bytes = storage.prepare('SELECT raw FROM mailbox_message WHERE id = ?');
  const counted = storage.prepare('SELECT count(*) AS messages FROM mailbox_message');
  const remove = storage.prepare('DELETE FROM mailbox_message');
  return {
    add({ raw, recipients, mail }) {
      const lowered = recipients.map((recipient) => recipient.toLowerCase());
      return Number(insert.run(JSON.stringify(lowered), JSON.stringify(mail), raw).lastInsertRowid);
    },
    list(recipient) {
      const rows = recipient === '' ? everyone.all() : toOne.all(recipient.toLowerCase());
      return rows.map(storedMail);
    },
    find(id) {
      const row = one.get(id);
      return row === undefined ? null : storedMail(row);
    },
    raw(id) {
      const raw = bytes.get(id)?.['raw'];
      return raw instanceof Uint8Array ? raw : null;
    },
    count: () => Number(counted.get()?.['messages']),
    empty: () => Number(remove.run().changes),
  };
}
