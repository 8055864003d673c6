import type { OutboxRow } from '../storage/tables/Tables.ts';

export type OutboxKind = OutboxRow['kind'];

/** The kinds of outside services that the outbox's work calls. */
export const OUTBOX_SERVICES = ['payments', 'billing', 'mail'] as const;

export type OutboxService = (typeof OUTBOX_SERVICES)[number];

/** The kinds of work in the outbox, by the service that each calls. The type requires each kind. */
const SERVICE_OF: Readonly<Record<OutboxKind, OutboxService>> = {
  activationMail: 'mail',
  capture: 'payments',
  endBilling: 'billing',
  paymentFailedMail: 'mail',
  receiptMail: 'mail',
  refund: 'payments',
  trialEndMail: 'mail',
  void: 'payments',
};

// The record's type has all kinds and no other.
export const OUTBOX_KINDS = Object.keys(SERVICE_OF) as readonly OutboxKind[];

const SERVICES: ReadonlyMap<string, OutboxService> = new Map(Object.entries(SERVICE_OF));

/** The service that a kind of work calls; null for a kind that only another release knows. */
export function serviceOf(kind: string): OutboxService | null {
  return SERVICES.get(kind) ?? null;
}
