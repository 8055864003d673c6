import type { SandboxStorage } from '../openStorage.ts';
import type { CallName } from './GatewayCall.ts';

/** One call and its answer. */
export interface LoggedCall {
  readonly at: string;
  readonly call: CallName;
  readonly merchant: string;
  readonly orderId: string | null;
  /** The HTTP status; 0 when the answer was lost on purpose. */
  readonly status: number;
  readonly fault: string | null;
}

export interface CallLog {
  add(call: LoggedCall): void;
  /** Newest first. */
  list(most: number): LoggedCall[];
}

/** The log of calls. Tests read it to see that the real SDKs called. */
export function openCallLog(storage: SandboxStorage): CallLog {
  storage.exec(
    'CREATE TABLE IF NOT EXISTS braintree_call (id INTEGER PRIMARY KEY AUTOINCREMENT, call TEXT NOT NULL)',
  );
  const insert = storage.prepare('INSERT INTO braintree_call (call) VALUES (?)');
  const newest = storage.prepare('SELECT call FROM braintree_call ORDER BY id DESC LIMIT ?');
  return {
    add: (call) => void insert.run(JSON.stringify(call)),
    // The column contains what `add` wrote there, as JSON.
    list: (most) => newest.all(most).map((row) => JSON.parse(String(row['call'])) as LoggedCall),
  };
}
