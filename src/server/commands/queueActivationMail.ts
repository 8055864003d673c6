import type { Kysely } from 'kysely';
import type { ServerDeps } from '../ServerDeps.ts';
import type { Tables } from '../storage/Tables.ts';

/** Whom a mail is for: a user, or whoever of the brand has an address, if anybody has. */
export type ActivationMailRecipient =
  | { readonly userId: string }
  /** In lower case. */
  | { readonly emailKey: string };

/** Whom the mail is for, and the origin that its link leads back to. */
export type ActivationMailPayload = ActivationMailRecipient & { readonly origin: string };

export interface ActivationMailRequest {
  readonly brand: { readonly id: string };
  readonly to: ActivationMailRecipient;
  readonly origin: string;
  readonly now: Date;
}

const MINUTE_MS = 60_000;

/**
 * Asks for an activation mail, within the transaction that makes it due: it leaves after the commit
 * or never. Twice in a minute is once, so that a double click sends one mail.
 */
export async function queueActivationMail(
  transaction: Kysely<Tables>,
  deps: Pick<ServerDeps, 'newId'>,
  { brand, now, origin, to }: ActivationMailRequest,
): Promise<void> {
  const payload: ActivationMailPayload = { ...to, origin };
  const recipient = 'userId' in to ? to.userId : `${brand.id}/${to.emailKey}`;
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  await transaction
    .insertInto('outbox')
    .values({
      id: deps.newId(),
      brand_id: brand.id,
      kind: 'activationMail',
      dedupe_key: `activationMail/${recipient}/${minute}`,
      payload: JSON.stringify(payload),
      status: 'waiting',
      attempts: 0,
      due_at: now.toISOString(),
      last_error: null,
      created_at: now.toISOString(),
      done_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
