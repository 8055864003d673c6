import type { Kysely } from 'kysely';
import type { Payment } from '../../../core/contract/generated/calls.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { MoneyReason } from '../../../core/contract/MoneyReason.ts';
import type { Clock } from '../../Clock.ts';
import type { Config } from '../../config/Config.ts';
import type { DirectDebitAccounts } from '../../gateways/direct-debit/directDebitAccounts.ts';
import type { PaymentGateway } from '../../gateways/payments/PaymentGateway.ts';
import type { AttemptRow, PaymentRow } from '../../storage/tables/PaymentTables.ts';
import type { Tables } from '../../storage/tables/Tables.ts';
import type { Instrument } from '../Instrument.ts';
import type { ChargeOutcome } from './ChargeOutcome.ts';
import type { ChargeRequest } from './ChargeRequest.ts';
import type { DirectDebitState } from './direct-debit/sealDirectDebit.ts';
import type { LookedUp } from './LookedUp.ts';
import type { PaymentEnvironment, PaymentSources } from './PaymentSources.ts';

/** The dependencies of a payment method. Every effect goes through one of them. */
export interface MethodDeps {
  readonly clock: Clock;
  readonly database: Kysely<Tables>;
  readonly gateways: {
    readonly directDebit: DirectDebitAccounts;
    readonly payments: PaymentGateway;
  };
}

/** The configuration of the payment providers. */
export type MethodConfig = Pick<Config, 'braintree' | 'directDebit'>;

/** A transaction at the provider, and its account. */
export interface ProviderTransaction {
  readonly paymentAccount: string;
  readonly transactionId: string;
}

/** The billing request that is to pay for an order. */
export interface AskedMandate {
  readonly paymentAccount: string;
  readonly billingRequestId: string;
}

/** A payment that a bank was asked to make, and how to ask for its outcome. */
export type BankPayment = PaymentRow & Pick<AttemptRow, 'billing_request_id' | 'payment_account'>;

/** The provider's state of a bank's payment. A bank can reclaim even a paid one. */
export type BankWord = 'paid' | 'failed' | 'underWay' | 'unknown';

/**
 * The outcome of a capture, or of money given back. Each can be repeated: `done` again when already done.
 */
export type MoveOutcome =
  | { readonly kind: 'done' }
  /** It failed for now, and is tried again. */
  | { readonly kind: 'failed'; readonly detail: string; readonly cause: unknown };

export type SettlementOutcome =
  | MoveOutcome
  /** The provider no longer holds the money, and no later capture can succeed. */
  | { readonly kind: 'lost'; readonly detail: string };

export type GiveBackOutcome =
  | MoveOutcome
  /** Already submitted to the bank. A person has to refund it. */
  | { readonly kind: 'tooLate'; readonly detail: string };

/** When the money of a charge is ours. No method throws. */
export type Settlement =
  /** The money is held first, and captured once the order is stored. */
  | {
      readonly kind: 'captured';
      capture(deps: MethodDeps, held: ProviderTransaction): Promise<SettlementOutcome>;
    }
  /**
   * The bank gets the request at once and pays within days. We ask about it until the outcome is
   * known.
   */
  | {
      readonly kind: 'followed';
      follow(deps: MethodDeps, payment: BankPayment): Promise<BankWord>;
    };

/** One payment method on the server, with everything that differs between methods. */
export interface OrderMethod {
  /**
   * Whether a page hides it when its keys are missing. A brand needs the keys of every other
   * method.
   */
  readonly isLeftOutWithoutKeys: boolean;
  /** Lists the variables that a payment account lacks, in the order of the documentation. */
  missingKeys(config: MethodConfig, paymentAccount: string): readonly string[];
  /** Says which of the account's variables are read for another one, too; absent if none can be. */
  sharedKeys?(config: MethodConfig, paymentAccount: string): readonly string[];
  environmentOf(config: MethodConfig): PaymentEnvironment;
  /**
   * Lists what its form may load, by directive of the content security policy. A trial charges
   * nothing.
   */
  sources(environment: PaymentEnvironment, isCharged: boolean): PaymentSources;
  /** What its form needs from the server to start; null for nothing. */
  readonly startsWith: 'clientToken' | 'directDebitFlow' | null;
  /** Reads the page's payment. Throws CallError when the session has nothing to pay with. */
  instrumentOf(payment: Payment, session: DirectDebitState): Instrument;
  /** Finds the mandate of a billing request. Throws CallError. Null when a nonce is enough. */
  readonly findMandate: ((deps: MethodDeps, asked: AskedMandate) => Promise<string>) | null;
  /**
   * Charges, or stores the method when nothing is due: at most once for an attempt. Never throws.
   */
  charge(deps: MethodDeps, request: ChargeRequest): Promise<ChargeOutcome>;
  /** Asks the provider for an attempt's payment. Never throws. */
  lookUp(deps: MethodDeps, attempt: AttemptRow): Promise<LookedUp>;
  /** Returns a whole payment to the payer, whatever its state. Never throws. */
  giveBack(deps: MethodDeps, transaction: ProviderTransaction): Promise<GiveBackOutcome>;
  /**
   * What a failed order says about the money: once it is voided, and while it is watched; null for
   * nothing.
   */
  readonly money: { readonly voided: MoneyReason; readonly watched: MoneyReason | null };
  readonly settlement: Settlement;
  /** Values to try with the local providers: the outcome, and the value to enter. */
  readonly testValues: readonly (readonly [outcome: string, value: string])[];
}

/** Every payment method. */
export type OrderMethods = Readonly<Record<PaymentMethod, OrderMethod>>;
