import type {
  GoCardlessEvent,
  Mandate,
  MandateStatus,
  Payment,
  PaymentStatus,
} from './GoCardlessResource.ts';
import { newId } from './newId.ts';
import type { GoCardlessStorage, Owned } from './openGoCardlessStorage.ts';

/** What the parts of the stand-in share. */
export interface Ledger {
  readonly storage: GoCardlessStorage;
  readonly now: () => Date;
}

export type Happening = Pick<GoCardlessEvent, 'resource_type' | 'action' | 'links'> & {
  readonly origin: GoCardlessEvent['details']['origin'];
  readonly cause: string;
};

/** Records an event. A webhook delivers it later. */
export function recordEvent({ storage, now }: Ledger, account: string, event: Happening): void {
  const { resource_type, action, links, origin, cause } = event;
  const description = `${resource_type} ${action}`.replaceAll('_', ' ');
  storage.addEvent(account, {
    id: newId('EV'),
    created_at: now().toISOString(),
    resource_type,
    action,
    links,
    details: { origin, cause, description, scheme: 'bacs' },
    metadata: {},
  });
}

/** Changes a mandate's status, and records the event. */
export function moveMandate(
  ledger: Ledger,
  { account, resource }: Owned<Mandate>,
  status: MandateStatus,
  cause: string,
): Owned<Mandate> {
  const ended = status === 'failed' || status === 'cancelled';
  const moved: Mandate = {
    ...resource,
    status,
    next_possible_charge_date: ended ? null : resource.next_possible_charge_date,
  };
  ledger.storage.save('mandates', account, moved);
  recordEvent(ledger, account, {
    resource_type: 'mandates',
    action: status,
    links: { mandate: resource.id },
    origin: status === 'cancelled' ? 'api' : 'bank',
    cause,
  });
  return { account, resource: moved };
}

/** Changes a payment's status, and records the event. */
export function movePayment(
  ledger: Ledger,
  { account, resource }: Owned<Payment>,
  status: PaymentStatus,
  cause: string,
): Owned<Payment> {
  const moved: Payment = { ...resource, status };
  ledger.storage.save('payments', account, moved);
  recordEvent(ledger, account, {
    resource_type: 'payments',
    action: status,
    links: { payment: resource.id },
    origin: status === 'cancelled' ? 'api' : 'bank',
    cause,
  });
  return { account, resource: moved };
}
