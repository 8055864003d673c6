import { paymentFailedMail } from '../../core/mails/paymentFailedMail.ts';
import { currencyOf } from '../../core/rules/prices/currencyOf.ts';
import { brandOfMail } from '../mail/brandOfMail.ts';
import { mailOf } from '../mail/mailOf.ts';
import { methodOf, unknownMethod } from '../orders/methods/methodOf.ts';
import type { PaymentFailedPayload } from '../outbox/queuePaymentFailedMail.ts';
import { findRecipient } from '../storage/accounts/findRecipient.ts';
import type { OutboxRow } from '../storage/tables/Tables.ts';
import type { OutboxDeps } from './OutboxDeps.ts';

/**
 * Tells an account that its bank has not paid. Every attempt has the same content. Throws when it
 * cannot be sent.
 */
export async function sendPaymentFailedMail(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const payload: PaymentFailedPayload = JSON.parse(row.payload);
  const { amount, cardType = null, currency, lastFour = null, method, userId } = payload;
  const user = await findRecipient(deps.database, row.brand_id, { userId });
  if (user === null) return;
  if (methodOf(deps.methods, method) === null) throw unknownMethod(method);
  const built = await brandOfMail(deps, row, user.language);
  const content = paymentFailedMail(built.brand, {
    firstName: user.firstName,
    paidBy: { method, cardType, lastFour, reference: payload.orderNumber ?? null },
    amount,
    currency: currencyOf(currency),
  });
  const { email: to } = user;
  await deps.gateways.mail.send(mailOf({ built, mailId: row.id, to, origin: null }, content));
}
