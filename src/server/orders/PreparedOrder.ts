import type { PaymentResponse, SignupResponse } from '../../core/contract/generated/calls.ts';
import type { Receipt } from '../../core/mails/Receipt.ts';
import type { BillingOrder } from '../gateways/billing/BillingGateway.ts';
import type { SignUpRecord } from '../storage/accounts/insertSignUp.ts';
import type { ConsentRow, SubscriptionRow } from '../storage/tables/Tables.ts';

/** The order for billing, without its number. */
export type PreparedBilling = Omit<BillingOrder, 'orderNumber'>;

/** The rows of a sign-up, and the answer after they are stored. */
export interface PreparedSignUp {
  readonly kind: 'signUp';
  readonly record: SignUpRecord;
  /** The origin of mailed links. */
  readonly origin: string;
  /** Null when nothing is ever paid. */
  readonly receipt: Receipt | null;
  /** The order for billing, before there is an account; null when nothing is ever charged. */
  readonly billing: PreparedBilling | null;
  readonly answer: SignupResponse;
}

/** The rows of an upgrade, and the answer after they are stored. */
export interface PreparedUpgrade {
  readonly kind: 'upgrade';
  readonly brandId: string;
  readonly userId: string;
  readonly subscription: SubscriptionRow;
  readonly consents: readonly ConsentRow[];
  /** The user's language from now on; absent in an attempt from an earlier release. */
  readonly language?: string | null;
  readonly receipt: Receipt;
  readonly billing: PreparedBilling;
  readonly answer: PaymentResponse;
}

/**
 * All that is stored once an order is paid. Prepared before the charge, so that the settling job
 * can finish the order after a crash. Only JSON, and never a password in plain text.
 */
export type PreparedOrder = PreparedSignUp | PreparedUpgrade;
