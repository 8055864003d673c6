import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface SoldTransaction {
  readonly id: string;
  readonly orderId: string;
  readonly status: string;
  readonly amount: string;
}

/** What the server and the providers have on their books. */
export interface Books {
  readonly accounts: readonly { readonly id: string; readonly email: string }[];
  readonly payments: readonly {
    readonly accountId: string;
    readonly transactionId: string;
    readonly amount: number;
    readonly state: string;
  }[];
  readonly unfinished: number;
  readonly claims: number;
  /** What the jobs still have to do. */
  readonly waiting: number;
  readonly transactions: readonly SoldTransaction[];
  /** The accounts whose subscription billing has in force. */
  readonly billed: readonly string[];
}

/** Reads the server's own file, and asks the providers. */
export async function readBooks(dataDir: string, sandboxUrl: string): Promise<Books> {
  const file = new DatabaseSync(join(dataDir, 'signup.sqlite'), { readOnly: true });
  const count = (sql: string) => Number(file.prepare(sql).get()?.['n']);
  const accounts = file.prepare('SELECT account_id, email FROM users').all();
  const payments = file.prepare('SELECT * FROM payments').all();
  const own = {
    accounts: accounts.map((row) => ({
      id: String(row['account_id']),
      email: String(row['email']),
    })),
    payments: payments.map((row) => ({
      accountId: String(row['account_id']),
      transactionId: String(row['transaction_id']),
      amount: Number(row['amount']),
      state: String(row['state']),
    })),
    unfinished: count('SELECT count(*) AS n FROM attempts WHERE finished_at IS NULL'),
    claims: count('SELECT count(*) AS n FROM claims'),
    waiting: count(
      `SELECT (SELECT count(*) FROM outbox WHERE status <> 'done')
         + (SELECT count(*) FROM attempts WHERE due_at IS NOT NULL) AS n`,
    ),
  };
  file.close();
  return { ...own, ...(await askProviders(sandboxUrl)) };
}

async function askProviders(sandboxUrl: string): Promise<Pick<Books, 'billed' | 'transactions'>> {
  const response = await fetch(`${sandboxUrl}/sandbox/gateway`, {
    headers: { accept: 'application/json' },
  });
  const records: {
    readonly transactions: readonly SoldTransaction[];
    readonly subscriptions: readonly {
      readonly endedAt: string | null;
      readonly order: { readonly account: { readonly id: string } } | null;
    }[];
  } = JSON.parse(await response.text());
  const inForce = records.subscriptions.filter(({ endedAt }) => endedAt === null);
  return {
    transactions: records.transactions,
    billed: inForce.flatMap(({ order }) => order?.account.id ?? []),
  };
}
