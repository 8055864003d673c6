import type { AccountSummary, PaymentConfig } from '../../core/contract/generated/session.ts';
import type { PaymentFieldName } from '../../core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../core/fields/FieldProblem.ts';
import type { PageErrorCode } from '../../core/rules/errors/PageErrorCode.ts';
import type { failureWords } from '../../core/rules/errors/payment/failureWords.ts';
import type { PaymentMethodWords } from '../../core/rules/paymentMethods/paymentMethodWords.ts';
import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import type { ContactStore } from './contact/ContactStore.ts';

export type PaymentMethod = PaymentConfig['method'];

/** Text keys of a failure: heading and message. */
export type FailureWords = ReturnType<typeof failureWords>;

/** Reads a control's value by its name; null where the page has no such control. */
export type TypedIn = (name: string) => string | null;

/**
 * The payment form as every page knows it; the form's own code comes with the pages that take a
 * payment.
 */
export interface PaymentStore {
  readonly method: PaymentMethod;
  /** The methods that can be chosen, in the brand's order. */
  readonly methods: readonly PaymentMethod[];
  /** Whether an existing account pays for another plan, instead of a sign-up. */
  readonly isUpgrade: boolean;
  /** Whether what the chosen method needs has loaded. */
  readonly isReady: boolean;
  /** The fields of the chosen method, in page order. */
  readonly fields: readonly PaymentFieldName[];
  /** The brand's button text for the chosen method; null where the page's purpose names the button. */
  readonly button: PaymentMethodWords['button'];
  /** Who takes the payment by the chosen method: the text's key. */
  readonly trust: PaymentMethodWords['trust'];
  /** Every text that the visitor typed, by any method: no report may carry one. */
  readonly typedTexts: readonly string[];
  /** Chooses a method. What was filled in for the others stays. */
  choose(method: PaymentMethod): void;
  /** How a failure is worded, by the method that failed; null where that is not known. */
  failureWords(code: PageErrorCode, method: PaymentMethod | null): FailureWords;
  /** Takes over what was typed or chosen before the script arrived. */
  adopt(typedIn: TypedIn): void;
  /** Shows what is missing beside the fields, and returns it in page order. */
  check(): readonly FieldProblem[];
}

/** What a payment form is made from. */
export interface PaymentStoreParts {
  readonly brand: Pick<PageBrand, 'payment'>;
  readonly config: PaymentConfig;
  readonly contact: Pick<ContactStore, 'fullName' | 'companyName' | 'fieldsShown'>;
  /** The account that pays for another plan; null where somebody signs up. */
  readonly account: Pick<AccountSummary, 'fullName' | 'companyName'> | null;
}

/** Makes a page's payment store. It comes with the payment form, which other pages do without. */
export type CreatePaymentStore = (parts: PaymentStoreParts) => PaymentStore;
