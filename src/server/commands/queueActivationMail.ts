import type { Kysely } from 'kysely';
import type { ServerDeps } from '../ServerDeps.ts';
import type { Tables } from '../storage/Tables.ts';

/** Whom the mail is for, and the origin that its link leads back to. */
export interface ActivationMailPayload {
  readonly userId: string;
  readonly origin: string;
}

export interface ActivationMailRequest extends ActivationMailPayload {
  readonly brand: { readonly id: string };
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
  { brand, now, origin, userId }: ActivationMailRequest,
): Promise<void> {
  const payload: ActivationMailPayload = { userId, origin };
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  await transaction
    .insertInto('outbox')
    .values({
      id: deps.newId(),
      brand_id: brand.id,
      kind: 'activationMail',
      dedupe_key: `activationMail/${userId}/${minute}`,
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
