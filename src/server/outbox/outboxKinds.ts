import type { OutboxRow } from '../storage/tables/Tables.ts';

type Kind = OutboxRow['kind'];

/** The kinds of work in the outbox. The type requires each, and no other. */
const KINDS: Readonly<Record<Kind, Kind>> = {
  activationMail: 'activationMail',
  capture: 'capture',
  endBilling: 'endBilling',
  paymentFailedMail: 'paymentFailedMail',
  receiptMail: 'receiptMail',
  refund: 'refund',
  trialEndMail: 'trialEndMail',
  void: 'void',
};

export const OUTBOX_KINDS: readonly Kind[] = Object.values(KINDS);
