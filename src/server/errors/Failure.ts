import type { AnswerProblem } from '../../core/contract/Answers.ts';
import type { DeclineReason } from '../../core/contract/DeclineReason.ts';
import type { ErrorCode } from '../../core/contract/ErrorCode.ts';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { ProblemField } from '../../core/fields/FieldProblem.ts';
import type { FieldName } from '../../core/fields/fields.ts';

/** Codes whose failure has no further details. */
type PlainCode = Exclude<
  ErrorCode,
  'INVALID_FIELD' | 'PRICE_CHANGED' | 'RATELIMIT_EXCEEDED' | 'INVALID_REQUEST' | 'PAYMENT_DECLINED'
>;

/** Every way in which a call can fail. toFailureResponse maps them. */
export type Failure =
  | { readonly code: PlainCode }
  /** The reason is absent when unknown. */
  | { readonly code: 'PAYMENT_DECLINED'; readonly decline?: DeclineReason }
  | {
      readonly code: 'INVALID_REQUEST';
      readonly because: 'shape' | 'origin' | 'header' | 'method';
      /** The contact field whose value does not have the shape of the call's schema. */
      readonly field?: FieldName;
    }
  | {
      readonly code: 'INVALID_FIELD';
      readonly field: ProblemField;
      readonly reason: FieldErrorCode;
    }
  /** An answer to one of the brand's questions. */
  | {
      readonly code: 'INVALID_FIELD';
      /** The question's id, as sent. */
      readonly question: string;
      readonly reason: AnswerProblem;
    }
  | {
      readonly code: 'PRICE_CHANGED';
      /**
       * The server's total and what it would charge today, in minor units. Null when those are as
       * shown and a later charge is not: then only a reloaded page shows it.
       */
      readonly amounts: { readonly totalAmount: number; readonly dueToday: number } | null;
    }
  | {
      readonly code: 'RATELIMIT_EXCEEDED';
      /** Seconds. */
      readonly retryAfter: number;
    }
  /** No attempt exists for a key, so nothing was charged. */
  | { readonly code: 'NO_ATTEMPT' }
  /** Only an owner or an admin may do this. */
  | { readonly code: 'UNAUTHORISED_USER_ROLE'; readonly role: 'member' }
  /** The server is overloaded. */
  | { readonly code: 'BUSY'; readonly retryAfter: number }
  /** The database is temporarily unavailable. */
  | { readonly code: 'DATABASE_AWAY'; readonly retryAfter: number }
  /** The invisible captcha failed: the page shows the checkbox. */
  | { readonly code: 'CAPTCHA_REFUSED' };
