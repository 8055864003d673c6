import { makeAutoObservable } from 'mobx';
import type { AccountHolder, BankDetails } from '../../../../core/contract/BankDetails.ts';
import type { FieldErrorCode } from '../../../../core/contract/FieldErrorCode.ts';
import type {
  BankFieldName,
  PaymentFieldName,
} from '../../../../core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../../../core/fields/FieldProblem.ts';
import { bankDigits } from '../../../../core/rules/bank/bankDigits.ts';
import {
  type AccountOwnership,
  checkAccountHolder,
} from '../../../../core/rules/bank/checkAccountHolder.ts';
import { checkAccountNumber } from '../../../../core/rules/bank/checkAccountNumber.ts';
import { checkRoutingNumber } from '../../../../core/rules/bank/checkRoutingNumber.ts';
import { checkZipCode } from '../../../../core/rules/bank/checkZipCode.ts';
import { checkText } from '../../../../core/rules/fields/checkText.ts';
import { plainDigits } from '../../../../core/rules/fields/plainDigits.ts';
import { splitFullName } from '../../../../core/rules/fields/splitFullName.ts';
import { stateTexts } from '../../../../core/texts/en/stateTexts.ts';
import { FieldStore } from '../../../stores/FieldStore.ts';
import type { PaymentStoreParts, TypedIn } from '../../../stores/PaymentStore.ts';
import type { FormReadiness, LoadTrouble } from '../../FormReadiness.ts';
import type { MethodStore } from '../../PaymentMethodForm.tsx';

export type AccountType = BankDetails['accountType'];

type Check = (value: string) => FieldErrorCode | null;

const CHECKS: Readonly<Record<Exclude<BankFieldName, 'customerName'>, Check>> = {
  routingNumber: checkRoutingNumber,
  bankAccountNumber: checkAccountNumber,
  billingStreet: (value) => checkText(value, {}),
  billingCity: (value) => checkText(value, {}),
  billingState: (value) => (Object.hasOwn(stateTexts, value) ? null : 'required'),
  billingPostalCode: checkZipCode,
};

/** The US bank account of a visitor. */
export class BankStore implements MethodStore {
  private readonly byName: Readonly<Record<BankFieldName, FieldStore<BankFieldName>>>;
  accountType: AccountType = 'checking';
  ownership: AccountOwnership;
  /** The state of the card provider's script for bank accounts. */
  readiness: FormReadiness = 'notNeeded';
  /** Why it failed to load. */
  trouble: LoadTrouble = 'form';
  private isHolderTyped = false;
  private readonly contact: PaymentStoreParts['contact'];
  private readonly account: PaymentStoreParts['account'];

  constructor({ contact, account }: Pick<PaymentStoreParts, 'contact' | 'account'>) {
    this.contact = contact;
    this.account = account;
    // A visitor who is asked for a company usually pays from its account.
    const isBusiness = account
      ? account.companyName !== ''
      : contact.fieldsShown.includes('companyName');
    this.ownership = isBusiness ? 'business' : 'personal';
    const field = (name: BankFieldName, check: Check) => new FieldStore({ name, check });
    this.byName = {
      customerName: field('customerName', () =>
        checkAccountHolder(this.holderName, this.ownership),
      ),
      routingNumber: field('routingNumber', CHECKS.routingNumber),
      bankAccountNumber: field('bankAccountNumber', CHECKS.bankAccountNumber),
      billingStreet: field('billingStreet', CHECKS.billingStreet),
      billingCity: field('billingCity', CHECKS.billingCity),
      billingState: field('billingState', CHECKS.billingState),
      billingPostalCode: field('billingPostalCode', CHECKS.billingPostalCode),
    };
    makeAutoObservable<this, 'account' | 'contact' | 'byName'>(this, {
      account: false,
      contact: false,
      byName: false,
    });
  }

  /** In page order. */
  get fields(): readonly FieldStore<BankFieldName>[] {
    return Object.values(this.byName);
  }

  field(name: BankFieldName): FieldStore<BankFieldName> {
    return this.byName[name];
  }

  /** The account holder: as typed, else the name elsewhere in the form. */
  get holderName(): string {
    const { companyName, fullName } = this.contact;
    if (this.isHolderTyped) return this.byName.customerName.value;
    const name = this.ownership === 'business' ? 'companyName' : 'fullName';
    return this.account?.[name] ?? { companyName, fullName }[name].value;
  }

  get fieldNames(): readonly BankFieldName[] {
    return this.fields.map(({ name }) => name);
  }

  get changes(): BankDetails {
    return this.details;
  }

  get typedTexts(): readonly string[] {
    return this.fields.map(({ value }) => value);
  }

  /** The problems, in page order. */
  get problems(): readonly FieldProblem[] {
    return this.fields.flatMap(({ name, problem }) =>
      problem === null ? [] : [{ field: name, code: problem }],
    );
  }

  /** The details for the card provider, once there are no problems. */
  get details(): BankDetails {
    const value = (name: BankFieldName) => this.byName[name].value.trim();
    return {
      routingNumber: bankDigits(value('routingNumber')) ?? '',
      accountNumber: bankDigits(value('bankAccountNumber')) ?? '',
      accountType: this.accountType,
      holder: this.holder,
      billingAddress: {
        streetAddress: value('billingStreet'),
        locality: value('billingCity'),
        region: value('billingState'),
        postalCode: plainDigits(value('billingPostalCode')),
      },
    };
  }

  private get holder(): AccountHolder {
    const name = this.holderName.trim();
    return this.ownership === 'business'
      ? { ownership: 'business', businessName: name }
      : { ownership: 'personal', ...splitFullName(name) };
  }

  typeHolder(name: string): void {
    this.isHolderTyped = true;
    this.byName.customerName.setValue(name);
  }

  adopt(typedIn: TypedIn): void {
    for (const { name, value } of this.fields) {
      const typed = typedIn(name);
      if (typed === null || typed === value) continue;
      if (name !== 'customerName') this.byName[name].setValue(typed);
      else if (typed !== this.holderName) this.typeHolder(typed);
    }
    if (typedIn('accountType') === 'savings') this.accountType = 'savings';
    const ownership = typedIn('accountOwnership');
    if (ownership === 'personal' || ownership === 'business') this.ownership = ownership;
  }

  setAccountType(type: AccountType): void {
    this.accountType = type;
  }

  setOwnership(ownership: AccountOwnership): void {
    this.ownership = ownership;
    this.byName.customerName.clearError();
  }

  setReadiness(readiness: FormReadiness): void {
    this.readiness = readiness;
  }

  /** Sets the script's state to failed. */
  fail(trouble: LoadTrouble): void {
    this.readiness = 'failed';
    this.trouble = trouble;
  }

  check(): readonly FieldProblem[] {
    for (const field of this.fields) {
      const { problem } = field;
      if (problem === null) field.clearError();
      else field.showError(problem);
    }
    return this.problems;
  }

  showError(name: PaymentFieldName, code: FieldErrorCode): void {
    this.fields.find((field) => field.name === name)?.showError(code);
  }

  errorAt(name: PaymentFieldName): FieldErrorCode | null {
    return this.fields.find((field) => field.name === name)?.error ?? null;
  }
}
