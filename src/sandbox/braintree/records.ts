import type { ThreeDSecureScenario } from './cards/threeDSecureCards.ts';

/** The 3-D Secure outcome of a nonce, in the gateway's own terms. */
export interface ThreeDSecureFacts {
  readonly status: string;
  readonly enrolled: 'Y' | 'N' | 'U' | 'B';
  readonly liabilityShifted: boolean;
  readonly liabilityShiftPossible: boolean;
  readonly eciFlag: string;
  readonly authenticationId: string;
  readonly dsTransactionId: string;
}

/** What is stored of a card: not its number or CVV, only their test results. */
export interface CardFacts {
  readonly bin: string;
  readonly lastFour: string;
  readonly cardType: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  readonly cvvResponse: string;
  readonly postalResponse: string;
  readonly streetResponse: string;
  /** The processor's code for a verification: 1000 is approved. */
  readonly verificationCode: string;
  readonly rejection: 'fraud' | 'risk_threshold' | null;
  readonly scenario: ThreeDSecureScenario | null;
}

/** What is stored of a bank account: its last four digits, and the test result of its number. */
export interface BankFacts {
  readonly lastFour: string;
  readonly accountType: 'checking' | 'savings';
  readonly ownershipType: 'personal' | 'business';
  readonly holderName: string;
  readonly mandateText: string;
  readonly acceptedAt: string;
  readonly verificationCode: string;
  readonly verificationNote: string | null;
}

export type Instrument =
  | { readonly kind: 'card'; readonly card: CardFacts }
  | { readonly kind: 'bank'; readonly bank: BankFacts };

/** How a visitor's challenge ended. */
export type ChallengeOutcome = 'passed' | 'failed' | 'cancelled' | 'unavailable' | 'error';

/** A 3-D Secure look-up that waits for its visitor. */
export interface ChallengeRecord {
  readonly transactionId: string;
  readonly scenario: ThreeDSecureScenario;
  readonly wrongCodes: number;
  readonly outcome: ChallengeOutcome | null;
}

export interface NonceRecord {
  readonly nonce: string;
  readonly merchant: string;
  readonly instrument: Instrument;
  readonly threeDSecure: ThreeDSecureFacts | null;
  /** The id of the look-up whose challenge is still open. */
  readonly challengeId: string | null;
}

export interface CustomerRecord {
  readonly id: string;
  readonly merchant: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly createdAt: string;
}

export interface VaultRecord {
  readonly token: string;
  readonly merchant: string;
  readonly customerId: string;
  readonly instrument: Instrument;
  readonly verified: boolean;
  readonly createdAt: string;
}

export type TransactionStatus =
  | 'authorized'
  | 'submitted_for_settlement'
  | 'settlement_pending'
  | 'settled'
  | 'settlement_declined'
  | 'voided'
  | 'processor_declined'
  | 'gateway_rejected'
  | 'failed';

export interface TransactionRecord {
  readonly id: string;
  readonly merchant: string;
  readonly merchantAccountId: string;
  readonly type: 'sale' | 'credit';
  readonly status: TransactionStatus;
  /** Major units with two decimals, such as 49.00. */
  readonly amount: string;
  readonly currency: string;
  readonly orderId: string | null;
  readonly customerId: string | null;
  readonly paymentMethodToken: string | null;
  readonly instrument: Instrument;
  readonly threeDSecure: ThreeDSecureFacts | null;
  readonly processorResponseCode: string | null;
  readonly processorResponseText: string | null;
  readonly gatewayRejectionReason: string | null;
  readonly refundedTransactionId: string | null;
  readonly history: readonly { readonly status: TransactionStatus; readonly at: string }[];
  readonly createdAt: string;
}
