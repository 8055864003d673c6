import { makeAutoObservable } from 'mobx';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { AccountSummary, PaymentConfig } from '../../core/contract/generated/session.ts';
import type { PaymentFieldName } from '../../core/contract/PaymentFieldName.ts';
import { unreachable } from '../../core/contract/unreachable.ts';
import type { FieldProblem } from '../../core/fields/FieldProblem.ts';
import type { PageErrorCode } from '../../core/rules/errors/PageErrorCode.ts';
import { failureWords } from '../../core/rules/errors/payment/failureWords.ts';
import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import { BankStore } from './BankStore.ts';
import { CardStore } from './CardStore.ts';
import type { ContactStore } from './ContactStore.ts';
import { DirectDebitStore } from './DirectDebitStore.ts';

export type PaymentMethod = PaymentConfig['method'];

/** Makes a page's payment store: it comes with the payment form, which other pages do without. */
export type CreatePaymentStore = (
  brand: PageBrand,
  config: PaymentConfig,
  contact: ContactStore,
  account: AccountSummary | null,
) => PaymentStore;

/** Text keys of a failure: heading and message. */
export type FailureWords = ReturnType<typeof failureWords>;

/** How the visitor pays, on a page that takes a payment. Serves Specification 3.4.4 to 3.4.6 and 4.0.1. */
export class PaymentStore {
  /** Those that can be chosen, in the brand's order. */
  readonly methods: readonly PaymentMethod[];
  method: PaymentMethod;
  /** Whether an account pays for another plan, and nobody signs up. */
  readonly isUpgrade: boolean;
  readonly card: CardStore;
  readonly bank: BankStore;
  readonly directDebit: DirectDebitStore;

  constructor(
    brand: Pick<PageBrand, 'payment'>,
    config: PaymentConfig,
    contact: ConstructorParameters<typeof BankStore>[0],
    account: ConstructorParameters<typeof BankStore>[1] = null,
  ) {
    this.methods = config.methods;
    this.method = config.method;
    // Whoever signs up is asked who they are.
    this.isUpgrade = contact.fieldsShown.length === 0;
    this.card = new CardStore(brand.payment.expiration);
    this.bank = new BankStore(contact, account);
    this.directDebit = new DirectDebitStore(config.directDebit?.billingRequestFlowID ?? null);
    makeAutoObservable(this, {
      methods: false,
      isUpgrade: false,
      card: false,
      bank: false,
      directDebit: false,
    });
  }

  /** Chooses how to pay. What was filled in for the other ways stays. */
  choose(method: PaymentMethod): void {
    if (this.methods.includes(method)) this.method = method;
  }

  /** Whether what the way chosen needs has been loaded. */
  get isReady(): boolean {
    switch (this.method) {
      case 'CC':
        return this.card.readiness === 'ready';
      case 'ACH':
        return this.bank.readiness === 'ready';
      case 'GC':
        return true;
      default:
        return unreachable(this.method);
    }
  }

  /** The fields of the way chosen, in page order. */
  get fields(): readonly PaymentFieldName[] {
    switch (this.method) {
      case 'CC':
        return this.card.fields.map(({ name }) => name);
      case 'ACH':
        return this.bank.names;
      case 'GC':
        return [];
      default:
        return unreachable(this.method);
    }
  }

  /** Changes with whatever is filled in for the way chosen. */
  get changes(): unknown {
    switch (this.method) {
      case 'CC':
        // Only the card's provider can read its fields: what was done in them is counted.
        return this.card.changes;
      case 'ACH':
        return this.bank.details;
      case 'GC':
        return this.directDebit.mandate;
      default:
        return unreachable(this.method);
    }
  }

  /** What is missing of the way chosen, in page order. */
  get problems(): readonly FieldProblem[] {
    switch (this.method) {
      case 'CC':
        return this.card.problems;
      case 'ACH':
        return this.bank.problems;
      case 'GC':
        // The mandate is given in the course of the submission.
        return [];
      default:
        return unreachable(this.method);
    }
  }

  /** How a failure is worded here, by the way to pay that failed. Serves Specification 2.6.2 and 8.3. */
  failureWords(code: PageErrorCode, method: PaymentMethod | null): FailureWords {
    return failureWords(code, { method, isUpgrade: this.isUpgrade });
  }

  /** Takes over what was typed or chosen before the script arrived, by the controls' names. */
  adopt(typedIn: (name: string) => string | null): void {
    const chosen = this.methods.find((method) => method === typedIn('paymentMethod'));
    if (chosen) this.method = chosen;
    this.bank.adopt(typedIn);
  }

  /** Marks a field that the provider found fault with. Serves Specification 8.4.4. */
  showError(name: PaymentFieldName, code: FieldErrorCode): void {
    const fields = [...this.card.fields, ...this.bank.fields];
    fields.find((field) => field.name === name)?.showError(code);
  }

  /** Shows what is missing beside the fields, and returns it in page order. Serves Specification 5.0.11. */
  check(): readonly FieldProblem[] {
    if (this.method === 'ACH') return this.bank.check();
    const { problems } = this;
    for (const field of this.card.fields) {
      const found = problems.find((problem) => problem.field === field.name);
      if (found) field.showError(found.code);
      else field.clearError();
    }
    return problems;
  }
}
