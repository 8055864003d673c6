import type { PaymentResponse, SignupResponse } from '../../core/contract/generated/calls.ts';
import type { Receipt } from '../../core/mails/Receipt.ts';
import type { BillingOrder } from '../gateways/billing/BillingGateway.ts';
import type { SignUpRecord } from '../storage/accounts/insertSignUp.ts';
import type { ConsentRow, SubscriptionRow } from '../storage/tables/Tables.ts';

/** What billing receives, but for the order's number. */
export type PreparedBilling = Omit<BillingOrder, 'orderNumber'>;

/** A sign-up's rows, and the answer once they are stored. */
export interface PreparedSignUp {
  readonly kind: 'signUp';
  readonly record: SignUpRecord;
  /** Where mailed links lead back to. */
  readonly origin: string;
  /** Null where nothing is ever paid. */
  readonly receipt: Receipt | null;
  /** What billing receives before there is an account; null when nothing is ever charged. */
  readonly billing: PreparedBilling | null;
  readonly answer: SignupResponse;
}

/** An upgrade's rows, and the answer once they are stored. */
export interface PreparedUpgrade {
  readonly kind: 'upgrade';
  readonly brandId: string;
  readonly userId: string;
  readonly subscription: SubscriptionRow;
  readonly consents: readonly ConsentRow[];
  /** What the user reads from now on; absent from an attempt that an earlier release began. */
  readonly language?: string | null;
  readonly receipt: Receipt;
  readonly billing: PreparedBilling;
  readonly answer: PaymentResponse;
}

/**
 * All that is stored once an order is paid. It is made before the charge, so that the settling job can
 * finish the order after a crash. JSON throughout, and never a password in clear.
 */
export type PreparedOrder = PreparedSignUp | PreparedUpgrade;
