import type { AttemptRow } from '../storage/PaymentTables.ts';
import type { Approval } from './methods/ChargeOutcome.ts';
import type { PreparedOrder } from './PreparedOrder.ts';

/** An order that is paid, or has nothing to pay. */
export interface PaidOrder {
  readonly attempt: AttemptRow;
  readonly prepared: PreparedOrder;
  readonly approval: Approval;
  /** Billing's name for the subscription; null where it has none to keep. */
  readonly billingId: string | null;
}

/** Whose payment it is, and for what. */
export interface PaidFor {
  readonly userId: string;
  readonly accountId: string;
  readonly subscriptionId: string;
}
