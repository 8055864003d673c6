import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/storage/tables/Tables.ts';

export interface SoldTransaction {
  readonly id: string;
  readonly orderId: string;
  readonly status: string;
  readonly amount: string;
}

/** The records of the server and the providers. */
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
  /** How much work the jobs still have. */
  readonly waiting: number;
  readonly transactions: readonly SoldTransaction[];
  /** The payments that the direct debit provider collects. */
  readonly debits: readonly { readonly status: string }[];
  /** The accounts with an active subscription at billing. */
  readonly billed: readonly string[];
}

/**
 * Reads the server's own database, and queries the providers. Reads the work that waits first: an
 * attempt that ends adds to the outbox, and the outbox changes the rest. When nothing waits, all that
 * is read afterwards is final.
 */
export async function readBooks(database: Kysely<Tables>, sandboxUrl: string): Promise<Books> {
  const attempts = await database
    .selectFrom('attempts')
    .select(['due_at', 'finished_at'])
    .execute();
  const work = await database
    .selectFrom('outbox')
    .select('id')
    .where('status', '!=', 'done')
    .execute();
  const users = await database.selectFrom('users').select(['account_id', 'email']).execute();
  const payments = await database.selectFrom('payments').selectAll().execute();
  const claims = await database.selectFrom('claims').select('subject').execute();
  return {
    accounts: users.map(({ account_id, email }) => ({ id: account_id, email })),
    payments: payments.map(({ account_id, amount, state, transaction_id }) => ({
      accountId: account_id,
      transactionId: String(transaction_id),
      amount,
      state,
    })),
    unfinished: attempts.filter(({ finished_at }) => finished_at === null).length,
    claims: claims.length,
    waiting: work.length + attempts.filter(({ due_at }) => due_at !== null).length,
    ...(await askProviders(sandboxUrl)),
  };
}

async function askProviders(
  sandboxUrl: string,
): Promise<Pick<Books, 'billed' | 'debits' | 'transactions'>> {
  const response = await fetch(`${sandboxUrl}/sandbox/gateway`, {
    headers: { accept: 'application/json' },
  });
  const records: {
    readonly transactions: readonly SoldTransaction[];
    readonly directDebitPayments: Books['debits'];
    readonly subscriptions: readonly {
      readonly endedAt: string | null;
      readonly order: { readonly account: { readonly id: string } } | null;
    }[];
  } = JSON.parse(await response.text());
  const inForce = records.subscriptions.filter(({ endedAt }) => endedAt === null);
  return {
    transactions: records.transactions,
    debits: records.directDebitPayments,
    billed: inForce.flatMap(({ order }) => order?.account.id ?? []),
  };
}
