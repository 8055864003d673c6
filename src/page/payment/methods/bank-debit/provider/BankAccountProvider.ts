import type { BankDetails } from '../../../../../core/contract/BankDetails.ts';
import type { Result } from '../../../../../core/contract/Result.ts';
import type { CardError } from '../../../card-provider/CardError.ts';

export interface BankTokenRequest {
  readonly clientToken: string;
  /** The sentence that the visitor saw, and agrees to by paying. */
  readonly mandateText: string;
  readonly details: BankDetails;
}

/** The card provider's service for US bank accounts. Nothing rejects. */
export interface BankAccountProvider {
  /** Loads the SDK before the submission. Returns false when it does not load. */
  prepare(): Promise<boolean>;
  /** Makes a nonce for the account, valid once. */
  tokenize(request: BankTokenRequest): Promise<Result<{ readonly nonce: string }, CardError>>;
}
