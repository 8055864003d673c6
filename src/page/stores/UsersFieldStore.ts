import { makeAutoObservable } from 'mobx';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { Plan } from '../../core/contract/generated/catalogue.ts';
import { readUsers } from '../../core/rules/fields/readUsers.ts';

export interface UsersFieldOptions {
  /** The effective number. */
  readonly users: () => number;
  /** The limits of the selected plan; null when no number is asked for. */
  readonly bounds: () => Plan['numberOfUsers'] | null;
  /** Applies a number that the plan allows. */
  readonly setUsers: (users: number) => void;
}

/**
 * The field for the number of users. It keeps the typed text, which takes effect once it is a
 * number that the plan allows.
 */
export class UsersFieldStore {
  /** The typed text; null when the effective number shows. */
  typed: string | null = null;
  error: FieldErrorCode | null = null;
  /** The effective number before typing began. */
  private before = 0;
  private readonly options: UsersFieldOptions;

  constructor(options: UsersFieldOptions) {
    this.options = options;
    makeAutoObservable<UsersFieldStore, 'before' | 'options'>(this, {
      before: false,
      options: false,
    });
  }

  /** The problem with the typed text, shown or not. */
  get problem(): FieldErrorCode | null {
    const bounds = this.options.bounds();
    if (this.typed === null || bounds === null) return null;
    const read = readUsers(this.typed, bounds);
    return read.ok ? null : read.error;
  }

  /**
   * Sets a typed text without showing an error, because the first digit of a longer number may be too
   * small. While the text is not an allowed number, the number from before typing stays in effect.
   */
  type(text: string): void {
    const bounds = this.options.bounds();
    if (bounds === null) return;
    if (this.typed === null) this.before = this.options.users();
    this.typed = text;
    this.error = null;
    const read = readUsers(text, bounds);
    this.options.setUsers(read.ok ? read.value : this.before);
  }

  /** Shows the problem, or else the effective number. */
  leave(): void {
    this.error = this.problem;
    if (this.error === null) this.typed = null;
  }

  /** Discards the typed text after a number was set without typing. */
  clear(): void {
    this.typed = null;
    this.error = null;
  }
}
