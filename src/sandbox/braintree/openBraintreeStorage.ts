import { randomBytes } from 'node:crypto';
import type { SQLOutputValue } from 'node:sqlite';
import type { SandboxStorage } from '../openStorage.ts';
import { publishedNonce } from './cards/publishedNonces.ts';
import type {
  ChallengeRecord,
  CustomerRecord,
  NonceRecord,
  TransactionRecord,
  VaultRecord,
} from './records.ts';

export type NonceState =
  | { readonly state: 'fresh' | 'used'; readonly record: NonceRecord }
  | { readonly state: 'unknown' };

export interface BraintreeStorage {
  /** The key that signs browser tokens. Created once, so that they survive a restart. */
  readonly signingKey: Buffer;
  /** Runs work in one transaction. */
  atomically<T>(work: () => T): T;
  addNonce(record: NonceRecord): void;
  nonce(merchant: string, nonce: string): NonceState;
  consumeNonce(nonce: string): void;
  /** Writes the outcome of 3-D Secure on an existing nonce. */
  putNonce(record: NonceRecord): void;
  putChallenge(record: ChallengeRecord): void;
  challenge(transactionId: string): ChallengeRecord | null;
  putCustomer(record: CustomerRecord): void;
  customer(merchant: string, id: string): CustomerRecord | null;
  removeCustomer(merchant: string, id: string): boolean;
  customers(): CustomerRecord[];
  putVaulted(record: VaultRecord): void;
  vaulted(merchant: string, token: string): VaultRecord | null;
  removeVaulted(merchant: string, token: string): boolean;
  /** Newest first. */
  vault(): VaultRecord[];
  vaultOf(merchant: string, customerId: string): VaultRecord[];
  putTransaction(record: TransactionRecord): void;
  transaction(merchant: string, id: string): TransactionRecord | null;
  /** Newest first; those of one merchant, or all. */
  transactions(merchant?: string): TransactionRecord[];
  /** The transactions of an order, or those without one. */
  transactionsOf(merchant: string, orderId: string | null): TransactionRecord[];
}

type Row = Record<string, SQLOutputValue>;

const TABLES = `
  CREATE TABLE IF NOT EXISTS braintree_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS braintree_nonce (
    nonce TEXT PRIMARY KEY, merchant TEXT NOT NULL, used INTEGER NOT NULL, record TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS braintree_record (
    position INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, merchant TEXT NOT NULL,
    id TEXT NOT NULL, record TEXT NOT NULL, UNIQUE (kind, merchant, id));
  CREATE INDEX IF NOT EXISTS braintree_order ON braintree_record (kind, merchant, record ->> '$.orderId');
  CREATE INDEX IF NOT EXISTS braintree_owner ON braintree_record (kind, merchant, record ->> '$.customerId');
`;

function readOrMakeKey(storage: SandboxStorage): Buffer {
  storage
    .prepare('INSERT OR IGNORE INTO braintree_key (id, secret) VALUES (1, ?)')
    .run(randomBytes(32));
  const secret = storage.prepare('SELECT secret FROM braintree_key WHERE id = 1').get()?.['secret'];
  if (!ArrayBuffer.isView(secret)) throw new Error('The gateway signing key cannot be read.');
  return Buffer.from(secret);
}

/** One kind of record: a table whose rows are JSON, newest first. */
function openRecords<T>(storage: SandboxStorage, kind: string) {
  const put = storage.prepare(`
    INSERT INTO braintree_record (kind, merchant, id, record) VALUES ('${kind}', ?, ?, ?)
    ON CONFLICT (kind, merchant, id) DO UPDATE SET record = excluded.record`);
  const one = storage.prepare(
    `SELECT record FROM braintree_record WHERE kind = '${kind}' AND merchant = ? AND id = ?`,
  );
  const all = storage.prepare(
    `SELECT record FROM braintree_record WHERE kind = '${kind}' AND (?1 IS NULL OR merchant = ?1)
     ORDER BY position DESC`,
  );
  const by = (member: 'orderId' | 'customerId') =>
    storage.prepare(
      `SELECT record FROM braintree_record
       WHERE kind = '${kind}' AND merchant = ? AND record ->> '$.${member}' IS ? ORDER BY position DESC`,
    );
  const [ofOrder, ofCustomer] = [by('orderId'), by('customerId')];
  const remove = storage.prepare(
    `DELETE FROM braintree_record WHERE kind = '${kind}' AND merchant = ? AND id = ?`,
  );
  // The column contains what `put` wrote there, as JSON.
  const read = (row: Row) => JSON.parse(String(row['record'])) as T;
  return {
    put: (merchant: string, id: string, record: T) =>
      void put.run(merchant, id, JSON.stringify(record)),
    find: (merchant: string, id: string): T | null => {
      const row = one.get(merchant, id);
      return row === undefined ? null : read(row);
    },
    all: (merchant: string | null): T[] => all.all(merchant).map(read),
    ofOrder: (merchant: string, order: string | null): T[] =>
      ofOrder.all(merchant, order).map(read),
    ofCustomer: (merchant: string, id: string): T[] => ofCustomer.all(merchant, id).map(read),
    remove: (merchant: string, id: string) => Number(remove.run(merchant, id).changes) === 1,
  };
}

/** The card gateway's tables. They contain no card number, CVV or bank account number. */
export function openBraintreeStorage(storage: SandboxStorage): BraintreeStorage {
  storage.exec(TABLES);
  const insertNonce = storage.prepare('INSERT INTO braintree_nonce VALUES (?, ?, 0, ?)');
  const findNonce = storage.prepare(
    'SELECT used, record FROM braintree_nonce WHERE nonce = ? AND merchant = ?',
  );
  const markUsed = storage.prepare('UPDATE braintree_nonce SET used = 1 WHERE nonce = ?');
  const writeNonce = storage.prepare('UPDATE braintree_nonce SET record = ? WHERE nonce = ?');
  const challenges = openRecords<ChallengeRecord>(storage, 'challenge');
  const customers = openRecords<CustomerRecord>(storage, 'customer');
  const vault = openRecords<VaultRecord>(storage, 'vault');
  const transactions = openRecords<TransactionRecord>(storage, 'transaction');
  return {
    signingKey: readOrMakeKey(storage),
    atomically(work) {
      storage.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        storage.exec('COMMIT');
        return result;
      } catch (cause) {
        storage.exec('ROLLBACK');
        throw cause;
      }
    },
    addNonce: (record) =>
      void insertNonce.run(record.nonce, record.merchant, JSON.stringify(record)),
    nonce(merchant, nonce) {
      const published = publishedNonce(merchant, nonce);
      if (published !== null) return published;
      const row = findNonce.get(nonce, merchant);
      if (row === undefined) return { state: 'unknown' };
      // The column contains what `addNonce` wrote there, as JSON.
      const record = JSON.parse(String(row['record'])) as NonceRecord;
      return { state: Number(row['used']) === 1 ? 'used' : 'fresh', record };
    },
    consumeNonce: (nonce) => void markUsed.run(nonce),
    putNonce: (record) => void writeNonce.run(JSON.stringify(record), record.nonce),
    putChallenge: (record) => challenges.put('', record.transactionId, record),
    challenge: (transactionId) => challenges.find('', transactionId),
    putCustomer: (record) => customers.put(record.merchant, record.id, record),
    customer: customers.find,
    removeCustomer: customers.remove,
    customers: () => customers.all(null),
    putVaulted: (record) => vault.put(record.merchant, record.token, record),
    vaulted: vault.find,
    removeVaulted: vault.remove,
    vault: () => vault.all(null),
    vaultOf: vault.ofCustomer,
    putTransaction: (record) => transactions.put(record.merchant, record.id, record),
    transaction: transactions.find,
    transactions: (merchant) => transactions.all(merchant ?? null),
    transactionsOf: transactions.ofOrder,
  };
}
