import { action, computed, makeObservable, observable, override } from 'mobx';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import { addressIn } from '../../core/rules/fields/addressIn.ts';
import { normaliseEmail } from '../../core/rules/fields/normaliseEmail.ts';
import { type FieldOptions, FieldStore } from './FieldStore.ts';
import type { Progress } from './Progress.ts';

/** The server's verdict on an address. */
export type EmailStatus = 'AVAILABLE' | 'UNAVAILABLE' | 'INVALID';

const PROBLEMS: Readonly<Record<EmailStatus, FieldErrorCode | null>> = {
  AVAILABLE: null,
  UNAVAILABLE: 'unavailable',
  INVALID: 'invalid',
};

/** The e-mail field, with the server's verdicts on the addresses typed so far. */
export class EmailFieldStore extends FieldStore {
  availabilityCheckApiStatus: Progress = 'notInProgress';
  readonly lookupCache = observable.map<string, EmailStatus>();

  constructor(options: FieldOptions) {
    super({ ...options, check: (value) => options.check(addressIn(value)) });
    makeObservable(this, {
      availabilityCheckApiStatus: observable,
      address: computed,
      status: computed,
      problem: override,
      startCheck: action,
      endCheck: action,
      remember: action,
      checkOnBlur: override,
    });
  }

  /** The address in the form that is sent and compared. */
  get address(): string {
    return normaliseEmail(addressIn(this.value));
  }

  override get sent(): string {
    return this.address;
  }

  /** The server's verdict on the current address; null when it was not asked. */
  get status(): EmailStatus | null {
    return this.lookupCache.get(this.address) ?? null;
  }

  override get problem(): FieldErrorCode | null {
    const own = super.problem;
    return own === null && this.status !== null && !this.disabled ? PROBLEMS[this.status] : own;
  }

  /** Also shows the address without what was copied with it. */
  override checkOnBlur(): void {
    this.value = addressIn(this.value);
    super.checkOnBlur();
  }

  startCheck(): void {
    this.availabilityCheckApiStatus = 'inProgress';
  }

  /** Ends the check, with or without a verdict. */
  endCheck(): void {
    this.availabilityCheckApiStatus = 'completed';
  }

  /** Remembers the server's verdict, and shows it if the field still has the same address. */
  remember(address: string, status: EmailStatus): void {
    this.lookupCache.set(address, status);
    if (address === this.address) this.error = this.problem;
  }
}
