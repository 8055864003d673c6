import type { SandboxStorage } from '../openStorage.ts';

export const BILLING_CALLS = ['payment', 'subscription', 'end'] as const;
export type BillingCall = (typeof BILLING_CALLS)[number];

const WAYS = ['empty', 'hang', 'cut', 'status500', 'status422'] as const;

/** A fault for the next calls of a kind. */
export interface BillingFault {
  readonly call: BillingCall | '*';
  readonly how: (typeof WAYS)[number];
  /** Whether it happens before anything is recorded, or after, so that only the answer is lost. */
  readonly when: 'before' | 'after';
  readonly times: number;
}

export interface BillingFaults {
  add(fault: BillingFault): void;
  /** Returns the fault for a call, and counts it as used once. */
  take(call: BillingCall): BillingFault | null;
  clear(): void;
}

/** Reads the fault that a test requests; null when it names none. */
export function readBillingFault(body: unknown): BillingFault | null {
  const member = (name: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  const call = [...BILLING_CALLS, '*' as const].find((name) => name === member('call'));
  const how = WAYS.find((way) => way === member('how'));
  if (call === undefined || how === undefined) return null;
  const when = member('when') === 'after' ? 'after' : 'before';
  return { call, how, when, times: Number(member('times') ?? 1) };
}

/** The faults that tests have requested. They survive a restart, like everything in the sandbox. */
export function billingFaults(storage: SandboxStorage): BillingFaults {
  storage.exec(
    'CREATE TABLE IF NOT EXISTS billing_fault (id INTEGER PRIMARY KEY AUTOINCREMENT, fault TEXT NOT NULL)',
  );
  const insert = storage.prepare('INSERT INTO billing_fault (fault) VALUES (?)');
  const all = storage.prepare('SELECT id, fault FROM billing_fault ORDER BY id');
  const update = storage.prepare('UPDATE billing_fault SET fault = ? WHERE id = ?');
  const remove = storage.prepare('DELETE FROM billing_fault WHERE id = ?');
  return {
    add: (fault) => void insert.run(JSON.stringify(fault)),
    take(call) {
      for (const row of all.all()) {
        const fault: BillingFault = JSON.parse(String(row['fault']));
        if (fault.call !== '*' && fault.call !== call) continue;
        const id = Number(row['id']);
        if (fault.times <= 1) remove.run(id);
        else update.run(JSON.stringify({ ...fault, times: fault.times - 1 }), id);
        return fault;
      }
      return null;
    },
    clear: () => storage.exec('DELETE FROM billing_fault'),
  };
}
