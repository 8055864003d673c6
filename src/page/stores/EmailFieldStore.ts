import { action, computed, makeObservable, observable, override } from 'mobx';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import { normaliseEmail } from '../../core/rules/fields/normaliseEmail.ts';
import { type FieldOptions, FieldStore } from './FieldStore.ts';
import type { Progress } from './Progress.ts';

/** What the server said of an address. */
export type EmailStatus = 'AVAILABLE' | 'UNAVAILABLE' | 'INVALID';

const PROBLEMS: Readonly<Record<EmailStatus, FieldErrorCode | null>> = {
  AVAILABLE: null,
  UNAVAILABLE: 'unavailable',
  INVALID: 'invalid',
};

/** The e-mail field, and what is known of the addresses typed so far. */
export class EmailFieldStore extends FieldStore {
  availabilityCheckApiStatus: Progress = 'notInProgress';
  readonly lookupCache = observable.map<string, EmailStatus>();

  constructor(options: FieldOptions) {
    super(options);
    makeObservable(this, {
      availabilityCheckApiStatus: observable,
      address: computed,
      status: computed,
      problem: override,
      startCheck: action,
      endCheck: action,
      remember: action,
    });
  }

  /** The address as it is sent and compared. */
  get address(): string {
    return normaliseEmail(this.value);
  }

  override get sent(): string {
    return this.address;
  }

  /** What the server said of the address in the field, if it was asked. */
  get status(): EmailStatus | null {
    return this.lookupCache.get(this.address) ?? null;
  }

  override get problem(): FieldErrorCode | null {
    const own = super.problem;
    return own === null && this.status !== null && !this.disabled ? PROBLEMS[this.status] : own;
  }

  startCheck(): void {
    this.availabilityCheckApiStatus = 'inProgress';
  }

  /** Ends the check, whatever came of it. */
  endCheck(): void {
    this.availabilityCheckApiStatus = 'completed';
  }

  /** Keeps what the server said of an address, and shows it if that is still the one in the field. */
  remember(address: string, status: EmailStatus): void {
    this.lookupCache.set(address, status);
    if (address === this.address) this.error = this.problem;
  }
}
