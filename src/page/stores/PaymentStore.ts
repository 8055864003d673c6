import { makeAutoObservable } from 'mobx';
import type { FieldProblem } from '../../core/contract/FieldProblem.ts';
import type { PaymentConfig } from '../../core/contract/generated/session.ts';
import { unreachable } from '../../core/contract/unreachable.ts';
import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import { CardStore } from './CardStore.ts';

export type PaymentMethod = PaymentConfig['method'];

/** Makes a page's payment store: it comes with the payment form, which other pages do without. */
export type CreatePaymentStore = (brand: PageBrand, config: PaymentConfig) => PaymentStore;

/** How the visitor pays, on a page that takes a payment. Serves Specification 3.4.4 to 3.4.6 and 4.0.1. */
export class PaymentStore {
  /** Those that can be chosen, in the brand's order. */
  readonly methods: readonly PaymentMethod[];
  method: PaymentMethod;
  readonly card: CardStore;

  constructor(brand: Pick<PageBrand, 'payment'>, config: PaymentConfig) {
    this.methods = config.methods;
    this.method = config.method;
    this.card = new CardStore(brand.payment.expiration);
    makeAutoObservable(this, { methods: false, card: false });
  }

  /** Chooses how to pay. What was filled in for the other ways stays. */
  choose(method: PaymentMethod): void {
    if (this.methods.includes(method)) this.method = method;
  }

  /** Whether what the way chosen needs has been loaded. */
  get isReady(): boolean {
    return this.method !== 'CC' || this.card.readiness === 'ready';
  }

  /** What is missing of the way chosen, in page order. */
  get problems(): readonly FieldProblem[] {
    switch (this.method) {
      case 'CC':
        return this.card.problems;
      case 'ACH':
      case 'GC':
        return [];
      default:
        return unreachable(this.method);
    }
  }

  /** Shows what is missing beside the fields, and returns it in page order. Serves Specification 5.0.11. */
  check(): readonly FieldProblem[] {
    const { problems } = this;
    for (const field of this.card.fields) {
      const found = problems.find((problem) => problem.field === field.name);
      if (found) field.showError(found.code);
      else field.clearError();
    }
    return problems;
  }
}
