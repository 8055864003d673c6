import type { AnswerProblem } from '../../core/contract/Answers.ts';
import type { DeclineReason } from '../../core/contract/DeclineReason.ts';
import type { ErrorCode } from '../../core/contract/ErrorCode.ts';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { ProblemField } from '../../core/fields/FieldProblem.ts';
import type { FieldName } from '../../core/fields/fields.ts';

/** Codes whose failure says nothing more than the code. */
type PlainCode = Exclude<
  ErrorCode,
  'INVALID_FIELD' | 'PRICE_CHANGED' | 'RATELIMIT_EXCEEDED' | 'INVALID_REQUEST' | 'PAYMENT_DECLINED'
>;

/** Every way in which a call fails. One union, one mapper: toFailureResponse. */
export type Failure =
  | { readonly code: PlainCode }
  /** The reason is left out where it is not known. */
  | { readonly code: 'PAYMENT_DECLINED'; readonly decline?: DeclineReason }
  | {
      readonly code: 'INVALID_REQUEST';
      readonly because: 'shape' | 'origin' | 'header' | 'method';
      /** The contact field whose value has another shape than the call's schema says. */
      readonly field?: FieldName;
    }
  | {
      readonly code: 'INVALID_FIELD';
      readonly field: ProblemField;
      readonly reason: FieldErrorCode;
    }
  /** An answer to a question of the brand's own. */
  | {
      readonly code: 'INVALID_FIELD';
      /** The question's id, as it was sent. */
      readonly question: string;
      readonly reason: AnswerProblem;
    }
  | {
      readonly code: 'PRICE_CHANGED';
      /** The server's total and what it would charge today, in minor units. */
      readonly totalAmount: number;
      readonly dueToday: number;
    }
  | {
      readonly code: 'RATELIMIT_EXCEEDED';
      /** Seconds. */
      readonly retryAfter: number;
    }
  /** Nobody has made an attempt under a key: nothing was charged for it. */
  | { readonly code: 'NO_ATTEMPT' }
  /** Only an owner or an admin may. */
  | { readonly code: 'UNAUTHORISED_USER_ROLE'; readonly role: 'member' }
  /** Too much work waits. */
  | { readonly code: 'BUSY'; readonly retryAfter: number }
  /** The database cannot be asked just now. */
  | { readonly code: 'DATABASE_AWAY'; readonly retryAfter: number }
  /** The invisible captcha failed: the page shows the checkbox. */
  | { readonly code: 'CAPTCHA_REFUSED' };
