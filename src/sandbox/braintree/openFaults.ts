import type { SandboxStorage } from '../openStorage.ts';
import { CALL_NAMES, type CallName } from './GatewayCall.ts';
import { Fields } from './protocol/Fields.ts';

/** Statuses that the gateway can return regardless of the request. */
export const FAULT_STATUSES = {
  status401: 401,
  status403: 403,
  status408: 408,
  status429: 429,
  status500: 500,
  status503: 503,
} as const;

type FaultStatus = keyof typeof FAULT_STATUSES;

const FAULT_KINDS = [
  'slow',
  'hang',
  'cut',
  'empty',
  // The keys of FAULT_STATUSES, by its type.
  ...(Object.keys(FAULT_STATUSES) as readonly FaultStatus[]),
] as const;

type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault for the next calls of a kind. */
export interface Fault {
  readonly call: CallName | '*';
  readonly how: FaultKind;
  /**
   * Whether it happens before the work, or after it was done and recorded, so that only the answer
   * is lost.
   */
  readonly when: 'before' | 'after';
  readonly times: number;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly delayMs: number;
}

export interface Faults {
  add(fault: Fault): void;
  /** Returns the fault for a call, and counts it as used once. */
  take(call: CallName, merchant: string, orderId: string | null): Fault | null;
  clear(): void;
}

/** Reads the fault that a test requests; null when it names none. */
export function readFault(body: unknown): Fault | null {
  const sent = new Fields(body);
  const call = [...CALL_NAMES, '*' as const].find((name) => name === sent.text('call'));
  const how = FAULT_KINDS.find((kind) => kind === sent.text('how'));
  if (call === undefined || how === undefined) return null;
  return {
    call,
    how,
    when: sent.text('when') === 'after' ? 'after' : 'before',
    times: Number(sent.text('times') ?? 1),
    merchant: sent.text('merchant'),
    orderId: sent.text('orderId'),
    delayMs: Number(sent.text('delayMs') ?? 3000),
  };
}

/** The faults that tests have requested. They survive a restart, like everything in the sandbox. */
export function openFaults(storage: SandboxStorage): Faults {
  storage.exec(
    'CREATE TABLE IF NOT EXISTS braintree_fault (id INTEGER PRIMARY KEY AUTOINCREMENT, fault TEXT NOT NULL)',
  );
  const insert = storage.prepare('INSERT INTO braintree_fault (fault) VALUES (?)');
  const all = storage.prepare('SELECT id, fault FROM braintree_fault ORDER BY id');
  const update = storage.prepare('UPDATE braintree_fault SET fault = ? WHERE id = ?');
  const remove = storage.prepare('DELETE FROM braintree_fault WHERE id = ?');
  return {
    add: (fault) => void insert.run(JSON.stringify(fault)),
    take(call, merchant, orderId) {
      for (const row of all.all()) {
        // The column contains what `add` wrote there, as JSON.
        const fault = JSON.parse(String(row['fault'])) as Fault;
        const fits =
          (fault.call === '*' || fault.call === call) &&
          (fault.merchant ?? merchant) === merchant &&
          (fault.orderId ?? orderId) === orderId;
        if (!fits) continue;
        const id = Number(row['id']);
        if (fault.times <= 1) remove.run(id);
        else update.run(JSON.stringify({ ...fault, times: fault.times - 1 }), id);
        return fault;
      }
      return null;
    },
    clear: () => storage.exec('DELETE FROM braintree_fault'),
  };
}
