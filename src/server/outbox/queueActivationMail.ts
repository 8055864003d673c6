import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { NewId } from '../Clock.ts';
import type { MailRecipient } from '../storage/accounts/findRecipient.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { queueWork } from './queueWork.ts';

/** The mail's recipient, and the origin of its link. */
export type ActivationMailPayload = MailRecipient & { readonly origin: string };

export interface ActivationMailRequest {
  readonly brandId: string;
  readonly to: MailRecipient;
  readonly origin: string;
  readonly now: Date;
}

const MINUTE_MS = 60_000;

/**
 * Queues an activation mail. Two requests within a minute count as one, so that a double click
 * sends one mail.
 */
export async function queueActivationMail(
  transaction: Kysely<Tables>,
  deps: { readonly newId: NewId },
  { brandId, now, origin, to }: ActivationMailRequest,
): Promise<void> {
  const payload: ActivationMailPayload = { ...to, origin };
  // A key is only compared. It outlives the mail, and contains no address.
  const recipient = 'userId' in to ? to.userId : `${brandId}/${digest(to.emailKey)}`;
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const dedupeKey = `activationMail/${recipient}/${minute}`;
  await queueWork(transaction, deps, { brandId, kind: 'activationMail', dedupeKey, payload, now });
}

function digest(emailKey: string): string {
  return hash('sha256', emailKey, 'base64url');
}
