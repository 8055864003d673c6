import { makeAutoObservable, observableRef } from 'mobx';
import { knownTimeZone } from '../../core/rules/timeZones/knownTimeZone.ts';

/** Returns the date of a moment in the browser's time zone, as midnight UTC. */
type DayHere = (at: Date) => Date;

/**
 * The current time, for the dates that the page names: first the server's day, then the browser's
 * clock. Dates are in the account's time zone, as in its mails. A visitor who signs up has no
 * account yet; the browser's time zone applies.
 */
export class ClockStore {
  now: Date;
  /** The browser's time zone, once its clock is used. */
  private zone: string | null = null;
  private dayHere: DayHere | null = null;
  private readonly accountZone: string | null;

  /** `today` is the server's day in UTC, such as 2026-11-21. */
  constructor(today: string, accountZone: string | null = null) {
    this.now = new Date(`${today}T00:00:00Z`);
    this.accountZone = accountZone;
    makeAutoObservable<ClockStore, 'accountZone' | 'dayHere'>(this, {
      now: observableRef,
      accountZone: false,
      dayHere: false,
      dayOf: false,
    });
  }

  /** The time zone of the dates; 'UTC' until the browser's clock is used, or if the zone is unknown. */
  get timeZone(): string {
    return this.zone === null ? 'UTC' : knownTimeZone(this.accountZone ?? this.zone);
  }

  /**
   * Returns the date of a moment as UTC; null if only Intl can tell, whose first formatter is slow
   * to create.
   */
  dayOf(at: Date): Date | null {
    if (this.zone === null) return at;
    return this.accountZone === null && this.dayHere ? this.dayHere(at) : null;
  }

  /** Sets the time and zone of the browser's clock, again and again as it passes. */
  set(now: Date, timeZone: string, dayHere: DayHere | null = null): void {
    this.dayHere = dayHere;
    this.zone = timeZone;
    this.now = now;
  }
}
