import { makeAutoObservable } from 'mobx';
import type { FieldErrorCode } from '../../../../src/core/contract/FieldErrorCode.ts';
import type { PaymentFieldName } from '../../../../src/core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../../../src/core/fields/FieldProblem.ts';
import { checkText } from '../../../../src/core/rules/fields/checkText.ts';
import type { FormReadiness } from '../../../../src/page/payment/FormReadiness.ts';
import type { MethodStore } from '../../../../src/page/payment/PaymentMethodForm.tsx';
import { FieldStore } from '../../../../src/page/stores/FieldStore.ts';
import type { TypedIn } from '../../../../src/page/stores/PaymentStore.ts';

/** The store of the test-only method's form. */
export class TestOnlyStore implements MethodStore {
  /** In page order. */
  readonly fields = (['customerName', 'number'] as const).map(
    (name) => new FieldStore({ name, check: (value) => checkText(value, {}) }),
  );
  readiness: FormReadiness;

  constructor(readiness: FormReadiness) {
    this.readiness = readiness;
    makeAutoObservable(this, { fields: false });
  }

  get fieldNames(): readonly PaymentFieldName[] {
    return this.fields.map(({ name }) => name);
  }

  get typedTexts(): readonly string[] {
    return this.fields.map(({ value }) => value);
  }

  get changes(): string {
    return this.typedTexts.join();
  }

  get problems(): readonly FieldProblem[] {
    return this.fields.flatMap(({ name, problem }) =>
      problem === null ? [] : [{ field: name, code: problem }],
    );
  }

  check(): readonly FieldProblem[] {
    for (const { name, problem } of this.fields) if (problem) this.showError(name, problem);
    return this.problems;
  }

  adopt(typedIn: TypedIn): void {
    for (const field of this.fields) field.setValue(typedIn(field.name) ?? field.value);
  }

  showError(name: PaymentFieldName, code: FieldErrorCode): void {
    this.fields.find((field) => field.name === name)?.showError(code);
  }

  errorAt(name: PaymentFieldName): FieldErrorCode | null {
    return this.fields.find((field) => field.name === name)?.error ?? null;
  }

  setReadiness(readiness: FormReadiness): void {
    this.readiness = readiness;
  }
}
