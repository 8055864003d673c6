import { makeAutoObservable } from 'mobx';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { Plan } from '../../core/contract/generated/catalogue.ts';
import { readUsers } from '../../core/rules/fields/readUsers.ts';

export interface UsersFieldOptions {
  /** The number that counts. */
  readonly users: () => number;
  /** What the chosen plan allows; null where no number is asked for. */
  readonly bounds: () => Plan['numberOfUsers'] | null;
  /** Takes over a number that the plan allows. */
  readonly setUsers: (users: number) => void;
}

/**
 * The field of the number of users. What was typed stays as it is, and counts once it is a number that
 * the plan allows.
 */
export class UsersFieldStore {
  /** What was typed; null where the number that counts shows. */
  typed: string | null = null;
  error: FieldErrorCode | null = null;
  /** The number that counted before anything was typed. */
  private before = 0;
  private readonly options: UsersFieldOptions;

  constructor(options: UsersFieldOptions) {
    this.options = options;
    makeAutoObservable<UsersFieldStore, 'before' | 'options'>(this, {
      before: false,
      options: false,
    });
  }

  /** What is wrong with what was typed, shown or not. */
  get problem(): FieldErrorCode | null {
    const bounds = this.options.bounds();
    if (this.typed === null || bounds === null) return null;
    const read = readUsers(this.typed, bounds);
    return read.ok ? null : read.error;
  }

  /**
   * Takes what is typed. The first digit of a longer number may be too small: nothing is said yet. The
   * beginning of a number that the plan does not allow is nobody's choice: what counted before does.
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

  /** Says what is wrong, or shows the number that counts. */
  leave(): void {
    this.error = this.problem;
    if (this.error === null) this.typed = null;
  }

  /** Shows the number that counts, as another one was chosen without typing. */
  clear(): void {
    this.typed = null;
    this.error = null;
  }
}
