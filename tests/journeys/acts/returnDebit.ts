import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SANDBOX_BRAINTREE } from '../../../src/core/contract/sandbox/sandboxBraintree.ts';
import type { TestProduct } from '../../setup/startTestProduct.ts';

/** Makes the bank return the debit of the customer with an address, and the server check it today. */
export async function returnDebit(
  { dataDir, sandboxUrl }: Pick<TestProduct, 'dataDir' | 'sandboxUrl'>,
  email: string,
): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'signup.sqlite'));
  database.exec('PRAGMA busy_timeout = 5000');
  const payment = database
    .prepare(
      `SELECT payments.id, payments.transaction_id, attempts.payment_account FROM payments
       JOIN attempts ON attempts.id = payments.attempt_id
       JOIN users ON users.id = attempts.user_id WHERE users.email_key = ?`,
    )
    .get(email);
  const { privateKey, publicKey } = SANDBOX_BRAINTREE;
  const merchant = `${sandboxUrl}/merchants/${String(payment?.['payment_account'])}`;
  const transaction = `${merchant}/transactions/${String(payment?.['transaction_id'])}`;
  const answer = await fetch(`${transaction}/settlement_decline`, {
    method: 'PUT',
    headers: {
      authorization: `Basic ${btoa(`${publicKey}:${privateKey}`)}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`The debit of ${email} could not be returned.`);
  database
    .prepare('UPDATE payments SET look_at = ? WHERE id = ?')
    .run(new Date(0).toISOString(), String(payment?.['id']));
  database.close();
}
