import { SANDBOX_BRAINTREE } from '../../../src/core/contract/sandbox/sandboxBraintree.ts';
import type { TestProduct } from '../../setup/startTestProduct.ts';
import { inDatabase } from './inDatabase.ts';

/** Makes the bank return the debit of the customer with an address, and the server check it today. */
export async function returnDebit(
  { dataDir, sandboxUrl }: Pick<TestProduct, 'dataDir' | 'sandboxUrl'>,
  email: string,
): Promise<void> {
  const payment = inDatabase(dataDir, (database) =>
    database
      .prepare(
        `SELECT payments.id, payments.transaction_id, attempts.payment_account FROM payments
       JOIN attempts ON attempts.id = payments.attempt_id
       JOIN users ON users.id = attempts.user_id WHERE users.email_key = ?`,
      )
      .get(email),
  );
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
  inDatabase(dataDir, (database) =>
    database
      .prepare('UPDATE payments SET look_at = ? WHERE id = ?')
      .run(new Date(0).toISOString(), String(payment?.['id'])),
  );
}
