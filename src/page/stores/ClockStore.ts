import { makeAutoObservable, observableRef } from 'mobx';
import { knownTimeZone } from '../../core/rules/timeZones/knownTimeZone.ts';

const DAY_MS = 86_400_000;

/** Tells the day of a time in the browser's own zone, as UTC's. */
type DayHere = (at: Date) => Date;

/**
 * What time it is, for the dates that the page names: the server's day, then the browser's clock. Dates
 * are those of the account's days, as in its mails: of the zone that it signed up in. Whoever signs up
 * has none yet, and is in it.
 */
export class ClockStore {
  now: Date;
  /** The browser's, once its clock is taken over. */
  private zone: string | null = null;
  private dayHere: DayHere | null = null;
  private readonly accountZone: string | null;
  /** By how much the browser's clock is wrong, found out as it is first taken over. */
  private lag: number | null = null;

  /** `today` is the server's day in UTC, such as 2026-11-21. */
  constructor(today: string, accountZone: string | null = null) {
    this.now = new Date(`${today}T00:00:00Z`);
    this.accountZone = accountZone;
    makeAutoObservable<ClockStore, 'accountZone' | 'dayHere' | 'lag'>(this, {
      now: observableRef,
      accountZone: false,
      dayHere: false,
      lag: false,
      dayOf: false,
    });
  }

  /** The zone of the dates, 'UTC' where this browser does not know it. Looked up once somebody asks. */
  get timeZone(): string {
    return this.zone === null ? 'UTC' : knownTimeZone(this.accountZone ?? this.zone);
  }

  /** The day of a time, as UTC's: null where only a formatter knows it, of which the first takes long to make. */
  dayOf(at: Date): Date | null {
    if (this.zone === null) return at;
    return this.accountZone === null && this.dayHere ? this.dayHere(at) : null;
  }

  /**
   * Takes over the browser's clock, again as time goes on. One that is days off the server's at first is
   * wrong: its time zone is not.
   */
  set(now: Date, timeZone: string, dayHere: DayHere | null = null): void {
    this.dayHere = dayHere;
    this.zone = timeZone;
    const lag = this.now.getTime() + DAY_MS / 2 - now.getTime();
    this.lag ??= Math.abs(lag) < 2 * DAY_MS ? 0 : lag;
    this.now = new Date(now.getTime() + this.lag);
  }
}
