/** The direct debit API's resources that the stand-in stores, in wire format. */

export type ResourceKind =
  | 'billing_requests'
  | 'billing_request_flows'
  | 'customers'
  | 'customer_bank_accounts'
  | 'mandates'
  | 'payments';

export type Metadata = Readonly<Record<string, string>>;

interface Base {
  readonly id: string;
  readonly created_at: string;
}

export interface BillingRequest extends Base {
  readonly status: 'pending' | 'fulfilled' | 'cancelled';
  readonly mandate_request: {
    readonly scheme: 'bacs';
    readonly currency: 'GBP';
    readonly description: string | null;
    readonly verify: string;
    readonly links: { readonly mandate?: string };
  };
  readonly payment_request: null;
  readonly fallback_enabled: boolean;
  readonly fallback_occurred: boolean;
  readonly metadata: Metadata;
  readonly links: {
    readonly customer: string;
    readonly mandate_request: string;
    readonly customer_bank_account?: string;
    readonly mandate_request_mandate?: string;
  };
}

/** The payer's details with which the drop-in's form starts. */
export interface PrefilledCustomer {
  readonly given_name?: string | null;
  readonly family_name?: string | null;
  readonly company_name?: string | null;
  readonly email?: string | null;
}

export interface BillingRequestFlow extends Base {
  readonly authorisation_url: string;
  readonly auto_fulfil: boolean;
  readonly expires_at: string;
  readonly exit_uri: string | null;
  readonly redirect_uri: string | null;
  readonly prefilled_customer: PrefilledCustomer | null;
  readonly session_token: string | null;
  readonly links: { readonly billing_request: string };
}

export interface Customer extends Base {
  readonly given_name: string | null;
  readonly family_name: string | null;
  readonly company_name: string | null;
  readonly email: string | null;
  readonly metadata: Metadata;
}

/** Only the last digits of an account number are stored, as the provider shows them. */
export interface CustomerBankAccount extends Base {
  readonly account_holder_name: string;
  readonly account_number_ending: string;
  readonly bank_name: string;
  readonly country_code: 'GB';
  readonly currency: 'GBP';
  readonly enabled: boolean;
  readonly links: { readonly customer: string };
}

export type MandateStatus = 'pending_submission' | 'submitted' | 'active' | 'failed' | 'cancelled';

export interface Mandate extends Base {
  readonly reference: string;
  readonly scheme: 'bacs';
  readonly status: MandateStatus;
  readonly next_possible_charge_date: string | null;
  readonly metadata: Metadata;
  readonly links: {
    readonly creditor: string;
    readonly customer: string;
    readonly customer_bank_account: string;
  };
}

export type PaymentStatus =
  | 'pending_submission'
  | 'submitted'
  | 'confirmed'
  | 'paid_out'
  | 'cancelled'
  | 'failed'
  | 'charged_back';

export interface Payment extends Base {
  /** Pence. */
  readonly amount: number;
  readonly amount_refunded: number;
  readonly currency: 'GBP';
  readonly charge_date: string;
  readonly description: string | null;
  readonly reference: string | null;
  readonly retry_if_possible: boolean;
  readonly scheme: 'bacs';
  readonly status: PaymentStatus;
  readonly metadata: Metadata;
  readonly links: { readonly creditor: string; readonly mandate: string };
}

/** An event, as a webhook reports it. */
export interface GoCardlessEvent extends Base {
  readonly resource_type: 'billing_requests' | 'mandates' | 'payments';
  readonly action: string;
  readonly links: Readonly<Record<string, string>>;
  readonly details: {
    readonly origin: 'api' | 'customer' | 'gocardless' | 'bank';
    readonly cause: string;
    readonly description: string;
    readonly scheme?: 'bacs';
    readonly reason_code?: string;
  };
  readonly metadata: Metadata;
}

export interface Resources {
  readonly billing_requests: BillingRequest;
  readonly billing_request_flows: BillingRequestFlow;
  readonly customers: Customer;
  readonly customer_bank_accounts: CustomerBankAccount;
  readonly mandates: Mandate;
  readonly payments: Payment;
}
