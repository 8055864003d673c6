import type { BankDetails } from '../../../../../core/contract/BankDetails.ts';
import type { Result } from '../../../../../core/contract/Result.ts';
import type { CardError } from '../../../card-provider/CardError.ts';

export interface BankTokenRequest {
  readonly clientToken: string;
  /** The sentence that the visitor saw and agrees to by paying. */
  readonly mandateText: string;
  readonly details: BankDetails;
}

/** The card provider's part for US bank accounts. Nothing here rejects. */
export interface BankAccountProvider {
  /** Loads the SDK ahead of the submission. Returns false when it does not load. */
  prepare(): Promise<boolean>;
  /** Makes a nonce of the account, good for one use. */
  tokenize(request: BankTokenRequest): Promise<Result<{ readonly nonce: string }, CardError>>;
}
