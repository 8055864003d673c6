import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type {
  AccountSummary,
  PaymentConfig,
  PaymentMethod,
} from '../../core/contract/generated/session.ts';
import type { PaymentFieldName } from '../../core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../core/fields/FieldProblem.ts';
import type { PageErrorCode } from '../../core/rules/errors/PageErrorCode.ts';
import type { failureWords } from '../../core/rules/errors/payment/failureWords.ts';
import type { PaymentMethodWords } from '../../core/rules/paymentMethods/paymentMethodWords.ts';
import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { ContactStore } from './contact/ContactStore.ts';

/** Text keys of a failure: heading and message. */
export type FailureWords = ReturnType<typeof failureWords>;

/** Reads the value of the control with a name; null when the page has no such control. */
export type TypedIn = (name: string) => string | null;

/**
 * The payment form, as the rest of the page sees it. Its implementation loads only on pages with
 * payment.
 */
export interface PaymentStore {
  readonly method: PaymentMethod;
  /** The methods to choose from, in the brand's order. */
  readonly methods: readonly PaymentMethod[];
  /** Whether an existing account pays for another plan. False for a sign-up. */
  readonly isUpgrade: boolean;
  /** Whether everything that the selected method needs has loaded. */
  readonly isReady: boolean;
  /** The fields of the selected method, in page order. */
  readonly fields: readonly PaymentFieldName[];
  /**
   * Which of the brand's button texts the selected method uses; null for the text of the page's purpose.
   */
  readonly button: PaymentMethodWords['button'];
  /** Text key of the line that says who takes the payment. */
  readonly trust: PaymentMethodWords['trust'];
  /** Every text that the visitor typed for any method. Reports must not contain them. */
  readonly typedTexts: readonly string[];
  /** Selects a method. The other methods keep their values. */
  choose(method: PaymentMethod): void;
  /** Returns the texts of a failure for the method that failed; null when that is unknown. */
  failureWords(code: PageErrorCode, method: PaymentMethod | null): FailureWords;
  /** Reads what was typed or selected before the script loaded. */
  adopt(typedIn: TypedIn): void;
  /** Shows the missing values beside their fields, and returns them in page order. */
  check(): readonly FieldProblem[];
  /**
   * The error beside a field of the selected method, or 'required' while its value is missing; null
   * without either, or without that field.
   */
  errorAt(field: PaymentFieldName): FieldErrorCode | null;
}

/** What a payment form is created from. */
export interface PaymentStoreParts {
  readonly brand: Pick<PageBrand, 'payment'>;
  readonly config: PaymentConfig;
  readonly contact: Pick<ContactStore, 'fullName' | 'companyName' | 'fieldsShown'>;
  /** The account that pays for another plan; null for a sign-up. */
  readonly account: Pick<AccountSummary, 'fullName' | 'companyName'> | null;
}

/**
 * Creates a page's payment store. It is part of the payment form's code, which other pages do not load.
 */
export type CreatePaymentStore = (parts: PaymentStoreParts) => PaymentStore;
