import { receiptMail } from '../../core/mails/receiptMail.ts';
import { linkOrigin } from '../http/linkOrigin.ts';
import { brandOfMail } from '../mail/brandOfMail.ts';
import { idOfOnlyMail } from '../mail/idOfOnlyMail.ts';
import { mailOf } from '../mail/mailOf.ts';
import { methodOf, unknownMethod } from '../orders/methods/methodOf.ts';
import type { ReceiptMailPayload } from '../outbox/queueReceiptMail.ts';
import { findRecipient } from '../storage/accounts/findRecipient.ts';
import type { OutboxRow } from '../storage/tables/Tables.ts';
import type { OutboxDeps } from './OutboxDeps.ts';

/** Sends one receipt. Every attempt has the same content. Throws when it cannot be sent. */
export async function sendReceiptMail(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  const { language, paidBy, receipt, userId, ...queued }: ReceiptMailPayload = JSON.parse(
    row.payload,
  );
  const user = await findRecipient(deps.database, row.brand_id, { userId });
  if (user === null) return;
  const built = await brandOfMail(deps, row, language ?? null);
  const method = methodOf(deps.methods, paidBy.method);
  // The mail would not say how the order was paid. The other release may be back in time.
  if (method === null) throw unknownMethod(paidBy.method);
  const content = receiptMail(built.brand, {
    firstName: user.firstName,
    isPending: user.accountStatus === 'pending',
    timeZone: user.timeZone,
    receipt,
    paidBy,
    isCollected: method.settlement.kind === 'followed',
  });
  const { email: to } = user;
  // The brand may have left the host since the mail was queued.
  const origin =
    queued.origin === undefined ? null : linkOrigin({ built, origin: queued.origin }, deps.config);
  const mailId = idOfOnlyMail(row);
  await deps.gateways.mail.send(mailOf({ built, mailId, to, origin }, content));
}
