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

/** All that a way to pay works with: every effect that it has is one of these. */
export interface MethodDeps {
  readonly clock: Clock;
  readonly database: Kysely<Tables>;
  readonly gateways: {
    readonly directDebit: DirectDebitAccounts;
    readonly payments: PaymentGateway;
  };
}

/** The environment's part that says which providers there are. */
export type MethodConfig = Pick<Config, 'braintree' | 'directDebit'>;

/** A transaction of the provider, and the account that it is on. */
export interface ProviderTransaction {
  readonly paymentAccount: string;
  readonly transactionId: string;
}

/** The billing request that an order is to be paid by. */
export interface AskedMandate {
  readonly paymentAccount: string;
  readonly billingRequestId: string;
}

/** A payment that a bank has been told to make, and where to ask what became of it. */
export type BankPayment = PaymentRow & Pick<AttemptRow, 'billing_request_id' | 'payment_account'>;

/** What the provider says of a bank's payment. A bank can take back even what it has paid. */
export type BankWord = 'paid' | 'failed' | 'underWay' | 'unknown';

/** What came of a capture, a void or a refund. Each can be repeated: `done` again when it was done before. */
export type MoveOutcome =
  | { readonly kind: 'done' }
  /** It could not be done now: it is tried again. */
  | { readonly kind: 'failed'; readonly detail: string; readonly cause: unknown };

export type VoidOutcome =
  | MoveOutcome
  /** It has gone to the bank already: people have to give it back. */
  | { readonly kind: 'tooLate'; readonly detail: string };

/** When the money of a charge is ours. Nothing here throws. */
export type Settlement =
  /** It is held first, and captured once the order is stored. */
  | {
      readonly kind: 'captured';
      capture(deps: MethodDeps, held: ProviderTransaction): Promise<MoveOutcome>;
    }
  /**
   * The bank gets the request at once and pays within days; we ask about it until the outcome is
   * known.
   */
  | {
      readonly kind: 'followed';
      follow(deps: MethodDeps, payment: BankPayment): Promise<BankWord>;
    };

/** One way to pay, as the server knows it: all that tells it from the others. */
export interface OrderMethod {
  /** Whether a page leaves it out where the keys are missing; a brand needs those of every other method. */
  readonly isLeftOutWithoutKeys: boolean;
  /** Lists the variables that a payment account lacks, in the order of the documentation. */
  missingKeys(config: MethodConfig, paymentAccount: string): readonly string[];
  environmentOf(config: MethodConfig): PaymentEnvironment;
  /** Lists what its form may load, by the content security policy's directives. A trial charges nothing. */
  sources(environment: PaymentEnvironment, isCharged: boolean): PaymentSources;
  /** What its form in the page starts with; null where it needs nothing of the server. */
  readonly startsWith: 'clientToken' | 'directDebitFlow' | null;
  /** Reads what the page sent. Throws CallError where the session has nothing to pay with. */
  instrumentOf(payment: Payment, session: DirectDebitState): Instrument;
  /** Finds the mandate that a billing request led to. Throws CallError. Null where a nonce is enough. */
  readonly findMandate: ((deps: MethodDeps, asked: AskedMandate) => Promise<string>) | null;
  /** Charges, or keeps the method where nothing is due: once ever for an attempt. Never throws. */
  charge(deps: MethodDeps, request: ChargeRequest): Promise<ChargeOutcome>;
  /** Asks what the provider holds for an attempt. Never throws. */
  lookUp(deps: MethodDeps, attempt: AttemptRow): Promise<LookedUp>;
  /** Gives back what no order is made of. Never throws. */
  void(deps: MethodDeps, transaction: ProviderTransaction): Promise<VoidOutcome>;
  /** Gives the payer of an order all of it back, wherever it is. Never throws. */
  giveBack(deps: MethodDeps, transaction: ProviderTransaction): Promise<VoidOutcome>;
  /** What a failed order says of the money: once it is voided, and while it is watched; null says nothing. */
  readonly money: { readonly voided: MoneyReason; readonly watched: MoneyReason | null };
  readonly settlement: Settlement;
  /** What can be tried with the local providers: what happens, and the value to enter. */
  readonly testValues: readonly (readonly [outcome: string, value: string])[];
}

/** Every way to pay. */
export type OrderMethods = Readonly<Record<PaymentMethod, OrderMethod>>;
