import type { Kysely } from 'kysely';
import type { NewId } from '../Clock.ts';
import type { Tables } from '../storage/tables/Tables.ts';
import { queueWork } from './queueWork.ts';

/** The trial and the recipient of the mail. Its content is read when it is sent. */
export interface TrialEndPayload {
  readonly userId: string;
  readonly subscriptionId: string;
}

export interface TrialEndRequest extends TrialEndPayload {
  readonly brandId: string;
  readonly now: Date;
}

/** Queues the mail some days before a trial ends, once for each subscription. */
export async function queueTrialEndMail(
  transaction: Kysely<Tables>,
  deps: { readonly newId: NewId },
  { brandId, now, ...payload }: TrialEndRequest,
): Promise<void> {
  const dedupeKey = `trialEndMail/${payload.subscriptionId}`;
  await queueWork(transaction, deps, { brandId, kind: 'trialEndMail', dedupeKey, payload, now });
}
