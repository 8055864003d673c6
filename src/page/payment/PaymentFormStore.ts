import { makeAutoObservable } from 'mobx';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { PaymentMethod } from '../../core/contract/generated/session.ts';
import type { PaymentFieldName } from '../../core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../core/fields/FieldProblem.ts';
import type { PageErrorCode } from '../../core/rules/errors/PageErrorCode.ts';
import { failureWords } from '../../core/rules/errors/payment/failureWords.ts';
import {
  PAYMENT_METHOD_WORDS,
  type PaymentMethodWords,
} from '../../core/rules/paymentMethods/paymentMethodWords.ts';
import type {
  FailureWords,
  PaymentStore,
  PaymentStoreParts,
  TypedIn,
} from '../stores/PaymentStore.ts';
import type { FormReadiness } from './FormReadiness.ts';
import type { PaymentMethodDefinition, PaymentMethodForm } from './PaymentMethodForm.tsx';

/** The definitions of the methods that a page offers. */
export type OfferedMethods = Readonly<Partial<Record<PaymentMethod, PaymentMethodDefinition>>>;

/** The forms of the offered methods, and the selected method. */
export class PaymentFormStore implements PaymentStore {
  /** The methods to choose from, in the brand's order. */
  readonly methods: readonly PaymentMethod[];
  method: PaymentMethod;
  readonly isUpgrade: boolean;
  private readonly forms: ReadonlyMap<PaymentMethod, PaymentMethodForm>;

  constructor(offered: OfferedMethods, parts: PaymentStoreParts) {
    const { config, contact } = parts;
    const open = (method: PaymentMethod) => {
      const definition = offered[method];
      if (!definition) throw new Error(`There is no form of ${method}.`);
      return definition(parts);
    };
    this.methods = config.methods;
    this.method = config.method;
    // Only a sign-up has contact fields.
    this.isUpgrade = contact.fieldsShown.length === 0;
    this.forms = new Map(config.methods.map((method) => [method, open(method)]));
    makeAutoObservable<this, 'forms'>(this, { methods: false, isUpgrade: false, forms: false });
  }

  /** Returns the form of a method. Throws for one that the page does not offer. */
  form(method: PaymentMethod): PaymentMethodForm {
    const form = this.forms.get(method);
    if (!form) throw new Error(`The page does not offer ${method}.`);
    return form;
  }

  private get chosen(): PaymentMethodForm {
    return this.form(this.method);
  }

  /** Selects a method. The other methods keep their values. */
  choose(method: PaymentMethod): void {
    if (this.methods.includes(method)) this.method = method;
  }

  get readiness(): FormReadiness {
    return this.chosen.store.readiness;
  }

  get isReady(): boolean {
    return this.readiness === 'ready';
  }

  get fields(): readonly PaymentFieldName[] {
    return this.chosen.store.fieldNames;
  }

  get button(): PaymentMethodWords['button'] {
    return this.chosen.words.button;
  }

  get trust(): PaymentMethodWords['trust'] {
    return this.chosen.words.trust;
  }

  /** Changes with every input for the selected method. */
  get changes(): unknown {
    return this.chosen.store.changes;
  }

  get typedTexts(): readonly string[] {
    return [...this.forms.values()].flatMap(({ store }) => store.typedTexts);
  }

  failureWords(code: PageErrorCode, method: PaymentMethod | null): FailureWords {
    const chargeHeading = method && this.wordsOf(method).failureHeading;
    return failureWords(code, { chargeHeading, isUpgrade: this.isUpgrade });
  }

  adopt(typedIn: TypedIn): void {
    const chosen = this.methods.find((method) => method === typedIn('paymentMethod'));
    if (chosen) this.method = chosen;
    for (const { store } of this.forms.values()) store.adopt(typedIn);
  }

  check(): readonly FieldProblem[] {
    return this.chosen.store.check();
  }

  errorAt(name: PaymentFieldName): FieldErrorCode | null {
    const { store } = this.chosen;
    const isMissing = store.problems.some(
      ({ field, code }) => field === name && code === 'required',
    );
    return store.errorAt(name) ?? (isMissing ? 'required' : null);
  }

  /** Marks a method's field in which the provider found a mistake. */
  showError(method: PaymentMethod, name: PaymentFieldName, code: FieldErrorCode): void {
    this.form(method).store.showError(name, code);
  }

  /** An attempt from another page may use a method that this page does not offer. */
  wordsOf(method: PaymentMethod): PaymentMethodWords {
    return this.forms.get(method)?.words ?? PAYMENT_METHOD_WORDS[method];
  }
}
